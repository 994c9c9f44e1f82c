import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CouponSettings, type CouponSettingsProps } from './CouponSettings.tsx';
import type { CouponSettingsValue, CouponSettingsLabels } from './couponSettingsLabels.ts';
import { docs } from './CouponSettings.docs.ts';

const labels: CouponSettingsLabels = {
  priceTitle: 'When a price moves',
  ask: { label: 'Ask me', hint: 'Nothing is placed before you have seen the new price.' },
  any: { label: 'Take any price', hint: 'Also a lower one.' },
  better: { label: 'Take better prices', hint: 'Lower ones are shown to you first.' },
  exactPrice: { label: 'Exact price only', hint: 'Any move refuses the bet, also a better one.' },
  dropOnScore: { label: 'Drop live bets when the score changes', hint: 'Turns one-click off.' },
  oneClickTitle: 'One touch',
  oneClick: { label: 'One-click betting', hint: 'A touch on a price bets at once.' },
  oneClickAmount: { label: 'One-click stake' },
  bonusOneClickAmount: { label: 'One-click stake, bonus account' },
  stakeTitle: 'Stake',
  autoMax: { label: 'Always the most', hint: 'Fills in the most that is possible.' },
  vip: { label: 'VIP bet', hint: 'A stake above the most is looked at by our traders.' },
  manualStep: { label: 'Own step', hint: 'For the plus and minus buttons.' },
  step: { label: 'Step' },
  showTitle: 'What the coupon shows',
  showBalance: { label: 'Balance' },
  showReturns: { label: 'Possible returns' },
  showAccount: { label: 'Choice of account' },
  fixed: { label: 'Keep the coupon open' },
  keepSelections: { label: 'Keep selections', hint: 'They stay when the bet is placed.' },
};

const value: CouponSettingsValue = {
  priceRule: 'better',
  exactPrice: false,
  dropOnScore: false,
  oneClick: false,
  oneClickAmount: '5.00',
  autoMax: false,
  vip: false,
  manualStep: false,
  step: '2.50',
  showBalance: true,
  showReturns: true,
  showAccount: true,
  fixed: false,
  keepSelections: false,
};

/** Settings with state, as a product has them. */
function Held(props: CouponSettingsProps) {
  const [held, setHeld] = useState(props.value);
  return (
    <CouponSettings
      {...props}
      value={held}
      onValueChange={(change) => {
        setHeld({ ...held, ...change });
        props.onValueChange?.(change);
      }}
    />
  );
}

const meta = {
  title: 'Blocks/Coupon/CouponSettings',
  component: CouponSettings,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: { labels, value, currency: '€', onValueChange: fn() },
} satisfies Meta<typeof CouponSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args }) => {
    const settings = within(canvasElement);
    await expect(settings.getByRole('switch', { name: /Drop live bets/ })).toBeDisabled();
    await userEvent.click(settings.getByRole('radio', { name: /Ask me/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ priceRule: 'ask' });
    settings.getByRole('switch', { name: /One-click betting/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith({ oneClick: true });
    await expect(settings.getByRole('textbox', { name: 'One-click stake' })).toHaveValue('5.00');
    await userEvent.keyboard(' ');
    await expect(settings.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Everything on: amounts appear below their switches; the exact-price setting overrides the price rule above it. */
export const AllOn: Story = {
  args: {
    value: {
      ...value,
      exactPrice: true,
      oneClick: true,
      bonusOneClickAmount: '1.00',
      autoMax: true,
      vip: true,
      manualStep: true,
    },
    errors: { bonusOneClickAmount: 'The most for the bonus account is € 0.50.' },
  },
};

export const Stress: Story = {
  args: {
    currency: 'VES',
    value: { ...value, manualStep: true, step: '123456789012.00', vip: undefined },
    labels: {
      ...labels,
      priceTitle: 'Was geschieht, wenn sich eine Quote zwischen Auswahl und Annahme der Wette ändert',
      manualStep: {
        label: 'Eigene Schrittweite für die Schaltflächen zum Erhöhen und Verringern des Einsatzes',
        hint: 'Unabhängig von der Währung des Kontos und vom zuletzt verwendeten Einsatz auf diesem Gerät.',
      },
    },
    errors: { step: 'Ein Schritt hat höchstens zwei Nachkommastellen und ist kleiner als das Guthaben.' },
  },
};
