import type { Meta, StoryObj } from '@storybook/react-vite';
import { longLabels } from '../../../testing/longLabels.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { docs } from './PayoutPlan.docs.ts';
import { PayoutPlan } from './PayoutPlan.tsx';

const meta = {
  title: 'Blocks/Payments/PayoutPlan',
  parameters: { componentDocs: docs },
  component: PayoutPlan,
  args: {
    title: 'Where it goes',
    payouts: [
      {
        id: 'card',
        logo: <PaymentMark name="card" />,
        name: 'Card •••• 4410',
        detail: 'Back first: what you paid in with it',
        amount: '€ 80.00',
      },
      {
        id: 'bank',
        logo: <PaymentMark name="bank" />,
        name: 'Bank account •••• 3190',
        detail: 'The rest',
        amount: '€ 40.00',
      },
    ],
    facts: [
      { id: 'fee', label: 'Fee', value: 'None' },
      { id: 'arrives', label: 'You get', value: '€ 120.00' },
    ],
  },
} satisfies Meta<typeof PayoutPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePayment: Story = { args: { payouts: meta.args.payouts.slice(0, 1), facts: undefined } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
