import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BonusRow } from './BonusRow/BonusRow.tsx';
import { CouponEmpty } from './CouponEmpty/CouponEmpty.tsx';
import { CouponTotals } from './CouponTotals/CouponTotals.tsx';
import { PlaceBetButton } from './PlaceBetButton/PlaceBetButton.tsx';
import { PriceAcceptanceNote } from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';

/** The small parts of the coupon's foot. */
const meta = { title: 'Blocks/Coupon/Parts' } satisfies Meta;

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

export const Totals: Story = {
  render: () => (
    <CouponTotals priceLabel="Total price" price="10.882" returnsLabel="Returns" returns="€ 108.82" />
  ),
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
