import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BonusRow } from './BonusRow/BonusRow.tsx';
import { CouponEmpty } from './CouponEmpty/CouponEmpty.tsx';
import { CouponUndo } from './CouponUndo/CouponUndo.tsx';
import { CouponTotals } from './CouponTotals/CouponTotals.tsx';
import { PlaceBetButton } from './PlaceBetButton/PlaceBetButton.tsx';
import { PriceAcceptanceNote } from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';
import { docs } from './CouponParts.docs.ts';

/** Small components of the coupon's footer. */
const meta = { title: 'Blocks/Coupon/Parts', parameters: { componentDocs: docs } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = {
  render: () => (
    <Stack>
      <BonusRow label="Express bonus, 3 selections" value="× 1.03" />
      <BonusRow
        label="Express bonus, 3 selections"
        value="× 1.03"
        hint="One more selection makes it × 1.05."
      />
    </Stack>
  ),
};

/** Simple totals; a system with its number of bets and fee; a bonus and a payout limit. */
export const Totals: Story = {
  render: () => (
    <Stack gap="xl">
      <CouponTotals priceLabel="Total price" price="10.882" returnsLabel="Returns" returns="€ 108.82" />
      <CouponTotals
        lines={[
          { label: 'Number of bets', value: '6' },
          { label: 'Stake of each', value: '€ 1.67' },
          { label: 'Tax, 5 % of the stake', value: '€ 0.50' },
        ]}
        priceLabel="Total stake"
        price="€ 10.00"
        returnsLabel="Returns up to"
        returns="€ 64.12"
      />
      <CouponTotals
        lines={[{ label: 'Hyper bonus, 8 %', value: '+ € 7.12', tone: 'boost' }]}
        priceLabel="Total price"
        price="8 120.5"
        returnsLabel="Returns"
        returns="€ 50,000.00"
        note="The most that is paid for one coupon is € 50,000.00."
      />
    </Stack>
  ),
};

const onUndo = fn();

/** Removed selections are restored by one press. */
export const Undo: Story = {
  render: () => (
    <CouponUndo undoLabel="Undo" onUndo={onUndo}>
      3 selections removed.
    </CouponUndo>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

export const Place: Story = {
  render: () => (
    <Stack>
      <PlaceBetButton label="Place bet · € 10.00" />
      <PlaceBetButton label="Place bet · € 10.00" busy />
      <PlaceBetButton label="Place bet · € 10.00" reason="One selection is suspended. Wait, or remove it." />
    </Stack>
  ),
};

export const Acceptance: Story = {
  render: () => (
    <PriceAcceptanceNote changeLabel="Change">Better prices are taken as they come.</PriceAcceptanceNote>
  ),
};

export const Empty: Story = {
  render: () => (
    <CouponEmpty
      title="No selections yet."
      detail="Touch a price to put it here."
      action={<Button>See live matches</Button>}
    />
  ),
};

export const Stress: Story = {
  render: () => (
    <Stack>
      <BonusRow
        label="Express bonus for forty selections in competitions of the intercontinental championship"
        value="× 1,001.03"
        hint="One more selection with a price of at least 1.40 makes it × 1,001.05."
      />
      <CouponTotals
        lines={[
          {
            label: 'Tax on the stake of a bet that was placed in the northern conference',
            value: 'VES 123,456,789,012.00',
          },
        ]}
        priceLabel="Total price of all selections"
        price="1,248,250.882"
        returnsLabel="Possible returns"
        returns="€ 12,482,500,108.82"
      />
      <PlaceBetButton
        label="Place bet · € 12,482,500,108.82"
        reason="Your account is being checked. Bets are possible again after 21 November, 20:14, when the check is done."
      />
      <PriceAcceptanceNote changeLabel="Change what happens">
        Better prices are taken as they come, and worse ones are shown to you before the bet is placed.
      </PriceAcceptanceNote>
    </Stack>
  ),
};
