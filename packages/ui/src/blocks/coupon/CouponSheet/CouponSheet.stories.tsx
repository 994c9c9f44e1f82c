import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BonusRow } from '../BonusRow/BonusRow.tsx';
import { CouponBar } from '../CouponBar/CouponBar.tsx';
import { CouponBonusLeg } from '../CouponLeg/CouponBonusLeg.tsx';
import { CouponFoot } from '../CouponFoot/CouponFoot.tsx';
import { CouponLeg } from '../CouponLeg/CouponLeg.tsx';
import { CouponTotals } from '../CouponTotals/CouponTotals.tsx';
import { PlaceBetButton } from '../PlaceBetButton/PlaceBetButton.tsx';
import { PlacementWait } from '../PlacementStatus/PlacementStatus.tsx';
import { PriceAcceptanceNote } from '../PriceAcceptanceNote/PriceAcceptanceNote.tsx';
import { StakeField } from '../StakeField/StakeField.tsx';
import { headActions, legs, moreTypes, padLabels, quickAmounts, usualTypes } from '../fixtures.tsx';
import { CouponSheet, type CouponSheetProps } from './CouponSheet.tsx';
import { docs } from './CouponSheet.docs.ts';

const onPlace = fn();

interface ExpressProps extends CouponSheetProps {
  padAtFirst?: boolean;
}

/** Express on a phone, with state as in a product. */
function Express({ padAtFirst = false, ...props }: ExpressProps) {
  const [stake, setStake] = useState('10.00');
  const [isPadOpen, setIsPadOpen] = useState(padAtFirst);
  const amount = `€\u00a0${stake === '' ? '0.00' : stake}`;
  return (
    <CouponSheet
      {...props}
      foot={
        <CouponFoot
          action={
            <>
              <PlaceBetButton label={`Place bet · ${amount}`} onPlace={onPlace} />
              {!isPadOpen && (
                <PriceAcceptanceNote changeLabel="Change">
                  Better prices are taken as they come.
                </PriceAcceptanceNote>
              )}
            </>
          }
        >
          {!isPadOpen && <BonusRow label="Express bonus, 3 selections" value="× 1.03" />}
          <StakeField
            label="Stake"
            value={stake}
            valueText={amount}
            currency="€"
            placeholder="0.00"
            decreaseLabel="Lower the stake"
            increaseLabel="Raise the stake"
            quickAmounts={quickAmounts}
            pad={padLabels}
            padOpen={isPadOpen}
            onPadOpenChange={setIsPadOpen}
            onValueChange={setStake}
          />
          <CouponTotals priceLabel="Total price" price="10.882" returnsLabel="Returns" returns="€ 108.82" />
        </CouponFoot>
      }
    />
  );
}

const meta = {
  title: 'Blocks/Coupon/CouponSheet',
  component: CouponSheet,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Coupon',
    count: '3',
    actions: headActions,
    typesLabel: 'Type of bet',
    types: usualTypes,
    moreTypes,
    moreLabel: 'More',
    type: 'express',
    legs,
  },
} satisfies Meta<typeof CouponSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <Express {...args} /> };

/** The pad opens when the entry starts: it covers nothing, and the bet button stays visible with the new amount. */
export const PadOpen: Story = {
  render: (args) => <Express {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Coupon/ }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Stake' }));
    const pad = within(dialog.getByRole('group', { name: 'Number pad' }));
    await userEvent.click(pad.getByRole('button', { name: '2' }));
    await userEvent.click(pad.getByRole('button', { name: '5' }));
    const place = dialog.getByRole('button', { name: /Place bet · €.25/ });
    const below = pad.getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom;
    await expect(place.getBoundingClientRect().top).toBeGreaterThanOrEqual(below);
    await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight);
    await userEvent.click(place);
    await expect(onPlace).toHaveBeenCalled();
  },
};

/** The bar opens the sheet; Escape returns the focus to the bar. */
export const FromItsBar: Story = {
  args: { open: false },
  render: function FromItsBar(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <CouponBar
          count="3"
          title="Express · 10.882"
          detail="3 selections · returns € 108.82"
          amount="€ 108.82"
          openLabel="Open the coupon"
          betLabel="Bet € 10"
          onOpen={() => setIsOpen(true)}
        />
        <Express {...args} open={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^Open the coupon/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /Coupon/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A bet waits for the live delay: the legs stay visible, nothing can be changed. */
export const LiveDelay: Story = {
  args: {
    actions: undefined,
    types: [],
    children: (
      <PlacementWait
        title="Live bets wait a moment."
        detail="We answer within 8 s. Prices may still move."
        fraction={0.6}
      />
    ),
  },
};

export const Stress: Story = {
  args: {
    count: '40',
    title: 'Wettschein',
    types: [
      { value: 'single', label: 'Einzelwetten' },
      { value: 'express', label: 'Kombinationswette' },
      { value: 'system', label: 'Systemwette' },
    ],
    legs: (
      <>
        {Array.from({ length: 12 }, (_, place) => (
          <CouponLeg
            key={place}
            event="Tomorrow 18:30 · Llanfairpwllgwyngyll and District Amateur Football Club – Mönchhofen"
            pick={`Selection ${place + 1} of a very long list of outcomes to win to nil`}
            market="Winner including extra time"
            price="1001.00"
            removeLabel={`Remove selection ${place + 1}`}
            onRemove={fn()}
          />
        ))}
        <CouponBonusLeg label="Bonus selection" price="× 1.10" />
      </>
    ),
  },
  render: (args) => <Express {...args} padAtFirst />,
};
