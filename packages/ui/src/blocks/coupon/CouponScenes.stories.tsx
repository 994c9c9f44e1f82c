import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TeamCrest } from '../events/TeamCrest/TeamCrest.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { BonusRow } from './BonusRow/BonusRow.tsx';
import { CouponBlock } from './CouponBlock/CouponBlock.tsx';
import { CouponFoot } from './CouponFoot/CouponFoot.tsx';
import { CouponLeg } from './CouponLeg/CouponLeg.tsx';
import { CouponLegMoveTo } from './CouponBlock/CouponLegControls.tsx';
import { CouponPanel } from './CouponPanel/CouponPanel.tsx';
import { CouponTotals } from './CouponTotals/CouponTotals.tsx';
import { HyperBonus } from './HyperBonus/HyperBonus.tsx';
import { PlaceBetButton } from './PlaceBetButton/PlaceBetButton.tsx';
import { PlacementPartial } from './PlacementStatus/PlacementPartial.tsx';
import { PriceAcceptanceNote } from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';
import { StakeAccount } from './StakeAccount/StakeAccount.tsx';
import { StakeField } from './StakeField/StakeField.tsx';
import { StakePad } from './StakePad/StakePad.tsx';
import { SystemPicker } from './SystemPicker/SystemPicker.tsx';
import {
  headActions,
  legs,
  moreTypes,
  padLabels,
  picks,
  quickAmounts,
  systemOptions,
  usualTypes,
} from './fixtures.tsx';

/** Complete coupons, composed as in the product. */
const meta = {
  title: 'Blocks/Coupon/Whole coupon',
  component: CouponPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Coupon',
    count: '5',
    actions: headActions,
    typesLabel: 'Type of bet',
    types: usualTypes,
    moreTypes,
    moreLabel: 'More',
    type: 'express',
  },
} satisfies Meta<typeof CouponPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const stake = (
  <StakeField
    label="Stake"
    value="10.00"
    currency="€"
    decreaseLabel="Lower the stake"
    increaseLabel="Raise the stake"
    quickAmounts={quickAmounts}
  />
);
const note = (
  <PriceAcceptanceNote changeLabel="Change">Better prices are taken as they come.</PriceAcceptanceNote>
);

/** Bonus, account, hyper bonus and payout limit: everything an express can contain. */
export const ExpressWithBonuses: Story = {
  args: {
    legs,
    foot: (
      <CouponFoot
        action={
          <>
            <PlaceBetButton label="Place bet · € 10.00" />
            {note}
          </>
        }
      >
        <HyperBonus
          label="Hyper bonus, 5 selections"
          value="+ 8 %"
          steps={8}
          reached={3}
          progressLabel="3 of 8 steps"
          hint="One more selection of 1.20 or more makes it 10 %."
        />
        <StakeAccount
          label="Stake from"
          value="main"
          accounts={[
            { value: 'main', label: 'Main', balance: '€ 248.50' },
            { value: 'bonus', label: 'Bonus', balance: '€ 10.00' },
          ]}
        />
        {stake}
        <CouponTotals
          lines={[{ label: 'Hyper bonus', value: '+ € 7.91', tone: 'boost' }]}
          priceLabel="Total price"
          price="10.882"
          returnsLabel="Returns"
          returns="€ 116.73"
        />
      </CouponFoot>
    ),
  },
};

/** Systems of five selections, indexed by the number of bankers. */
const systemsBy = [
  systemOptions,
  [
    { value: '2', label: '2 of 4 + 1 banker', combinations: '6 bets', minStake: 'from € 1.20' },
    { value: '3', label: '3 of 4 + 1 banker', combinations: '4 bets', minStake: 'from € 0.80' },
  ],
  [{ value: '2', label: '2 of 3 + 2 bankers', combinations: '3 bets', minStake: 'from € 0.60' }],
];
const betsBy = [
  { bets: '10', each: '10 bets, € 1.00 each.' },
  { bets: '6', each: '6 bets, € 1.67 each. The banker stands in every bet.' },
  { bets: '3', each: '3 bets, € 3.33 each. Both bankers stand in every bet.' },
];

/** Bankers are in every bet; toggling one updates the systems immediately. */
export const SystemWithBankers: Story = {
  args: { type: 'system' },
  render: function SystemWithBankers(args) {
    const [bankers, setBankers] = useState<readonly string[]>([picks[0].pick]);
    const full = bankers.length === 2;
    return (
      <CouponPanel
        {...args}
        lead={
          <SystemPicker
            label="System"
            options={systemsBy[bankers.length] ?? systemOptions}
            value="2"
            summary={betsBy[bankers.length]?.each}
          />
        }
        legs={picks.map(({ pick, ...leg }) => (
          <CouponLeg
            key={pick}
            {...leg}
            pick={pick}
            banker={{
              mark: 'B',
              label: `Banker: ${pick}`,
              checked: bankers.includes(pick),
              disabled: full && !bankers.includes(pick),
              onCheckedChange: (checked) =>
                setBankers(checked ? [...bankers, pick] : bankers.filter((other) => other !== pick)),
            }}
            removeLabel={`Remove ${pick}`}
            onRemove={fn()}
          />
        ))}
        foot={
          <CouponFoot action={<PlaceBetButton label="Place bet · € 10.00" />}>
            {stake}
            <CouponTotals
              lines={[{ label: 'Number of bets', value: betsBy[bankers.length]?.bets ?? '' }]}
              priceLabel="Total stake"
              price="€ 10.00"
              returnsLabel="Returns up to"
              returns="€ 64.12"
            />
          </CouponFoot>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const coupon = within(canvasElement);
    const second = coupon.getByRole('button', { name: `Banker: ${picks[1].pick}` });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(coupon.getByRole('button', { name: `Banker: ${picks[2].pick}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Blocks of one or more selections, and a lobby whose selections are in every bet. */
export const Blocks: Story = {
  args: {
    type: 'multi',
    children: ['A', 'B', 'C', undefined].map((mark, place) => {
      const { pick, ...leg } = picks[place] ?? picks[0];
      return (
        <CouponBlock
          key={pick}
          mark={mark}
          title={mark === undefined ? 'Lobby' : `Block ${mark}`}
          detail={mark === undefined ? 'Stands in every bet' : '1 selection'}
          price={leg.price}
          legs={
            <CouponLeg
              {...leg}
              pick={pick}
              controls={
                <CouponLegMoveTo label={`Move ${pick}`} targets={[{ id: 'new', label: 'New block' }]} />
              }
              removeLabel={`Remove ${pick}`}
              onRemove={fn()}
            />
          }
        />
      );
    }),
    foot: (
      <CouponFoot action={<PlaceBetButton label="Place bet · € 10.00" />}>
        <SystemPicker
          label="System over blocks"
          options={[{ value: '2', label: '2 of 3 blocks', combinations: '3 bets', minStake: 'from € 0.60' }]}
          value="2"
        />
        {stake}
        <CouponTotals priceLabel="Bets" price="3" returnsLabel="Returns up to" returns="€ 84.20" />
      </CouponFoot>
    ),
  },
};

/** Each single has its own stake; all share one number pad. */
export const Singles: Story = {
  args: { type: 'single', count: '3' },
  render: function Singles(args) {
    const three = picks.slice(0, 3);
    const [stakes, setStakes] = useState<Readonly<Record<string, string>>>({});
    const [entered, setEntered] = useState<string>();
    const value = (pick: string) => stakes[pick] ?? '10.00';
    const set = (pick: string) => (next: string) => setStakes({ ...stakes, [pick]: next });
    return (
      <CouponPanel
        {...args}
        lead={<Switch label="Same stake for all" hint="3 bets" />}
        legs={three.map(({ pick, ...leg }) => (
          <CouponLeg
            key={pick}
            {...leg}
            pick={pick}
            stake={
              <StakeField
                size="sm"
                keyboard="pad"
                inputId={`stake-${pick}`}
                label={`Stake of ${pick}`}
                value={value(pick)}
                currency="€"
                decreaseLabel={`Lower the stake of ${pick}`}
                increaseLabel={`Raise the stake of ${pick}`}
                onValueChange={set(pick)}
                onPadOpenChange={(open) => setEntered(open ? pick : undefined)}
              />
            }
            removeLabel={`Remove ${pick}`}
            onRemove={fn()}
          />
        ))}
        foot={
          <CouponFoot action={<PlaceBetButton label="Place 3 bets · € 30.00" />}>
            {entered !== undefined && (
              <StakePad
                {...padLabels}
                fieldId={`stake-${entered}`}
                value={value(entered)}
                quickAmounts={quickAmounts}
                onValueChange={set(entered)}
                onQuickAmount={fn()}
                onDone={() => setEntered(undefined)}
              />
            )}
            <CouponTotals priceLabel="Bets" price="3" returnsLabel="Returns up to" returns="€ 75.20" />
          </CouponFoot>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const coupon = within(canvasElement);
    const second = coupon.getByRole('textbox', { name: `Stake of ${picks[1].pick}` });
    await userEvent.click(second);
    await userEvent.click(coupon.getByRole('button', { name: '7' }));
    await expect(second).toHaveValue('7');
    const first = coupon.getByRole('textbox', { name: `Stake of ${picks[0].pick}` });
    await userEvent.click(first);
    await userEvent.click(coupon.getByRole('button', { name: '3' }));
    await expect(first).toHaveValue('3');
    await expect(second).toHaveValue('7');
  },
};

/** Some singles are placed, one failed: the coupon keeps those that still need a decision. */
export const SinglesPlacedInPart: Story = {
  args: {
    type: 'single',
    types: [],
    count: undefined,
    children: (
      <PlacementPartial
        title="2 of 3 bets are placed."
        detail="The third cost you nothing."
        results={[
          { id: 'a', name: 'Harbour City to win', outcome: 'placed', detail: '€ 10.00 at 1.38 · 48 210 773' },
          { id: 'b', name: 'Lyonne to win', outcome: 'placed', detail: '€ 5.00 at 1.74 · 48 210 774' },
          {
            id: 'c',
            name: 'Augier-Allard to win',
            outcome: 'refused',
            detail: 'The price is now 4.10.',
            action: <Button size="sm">Take 4.10</Button>,
          },
        ]}
        actions={
          <>
            <Button tone="strong">View bets</Button>
            <Button>Keep the failed one</Button>
          </>
        }
      />
    ),
  },
};

/** Next to a wide page the coupon fills its column; the stake is entered by a hardware keyboard. */
export const DesktopAside: Story = {
  tags: ['desktop'],
  args: {
    count: '3',
    legs,
    foot: (
      <CouponFoot action={<PlaceBetButton label="Place bet · € 10.00" />}>
        <BonusRow label="Express bonus, 3 selections" value="× 1.03" />
        {stake}
        <CouponTotals priceLabel="Total price" price="10.882" returnsLabel="Returns" returns="€ 108.82" />
      </CouponFoot>
    ),
  },
  decorators: [
    (Story) => (
      // Width of the coupon column in the kit's main layout.
      <div style={{ inlineSize: 336, blockSize: 720, marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

export const Stress: Story = {
  args: {
    count: '40',
    title: 'Wettschein mit Bonus',
    legs: Array.from({ length: 8 }, (_, place) => (
      <CouponLeg
        key={place}
        live="120+14'"
        event="Llanfairpwllgwyngyll and District Amateur Football Club Reserves 112 – 108 Mönchhofen"
        pick={`Selection ${place + 1} of the intercontinental championship to win to nil`}
        market="Winner including extra time and penalties"
        price="1001.00"
        state={place === 1 ? 'suspended' : place === 2 ? 'dependent' : 'open'}
        reason={
          place === 1
            ? 'Suspended for the moment. It comes back by itself.'
            : place === 2
              ? 'Can’t be combined with selection 1. Remove one of the two.'
              : undefined
        }
        crests={<TeamCrest name="Llan Reserves" sport="football" />}
        banker={{ mark: 'B', label: `Banker: selection ${place + 1}`, checked: place === 3 }}
        removeLabel={`Remove selection ${place + 1}`}
        onRemove={fn()}
      />
    )),
    foot: (
      <CouponFoot
        action={
          <PlaceBetButton
            label="Place bet · VES 123,456,789,012.00"
            reason="Selection 2 is suspended. Wait, or remove it."
          />
        }
      >
        <StakeField
          label="Stake"
          value="123456789012.00"
          currency="VES"
          decreaseLabel="Lower the stake"
          increaseLabel="Raise the stake"
          error="You have VES 1,248,250.00 in this account. Lower the stake, or put money in."
        />
        <CouponTotals
          lines={[
            { label: 'Tax on the stake of a bet in the northern conference', value: 'VES 6,172,839,450.60' },
          ]}
          priceLabel="Total price"
          price="1,248,250.882"
          returnsLabel="Returns"
          returns="VES 154,104,825,088,101,223.00"
          note="The most that is paid for one coupon is VES 50,000,000.00."
        />
      </CouponFoot>
    ),
  },
};
