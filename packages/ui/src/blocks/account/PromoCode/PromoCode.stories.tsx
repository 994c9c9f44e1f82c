import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { PromoCodeHistory } from './PromoCodeHistory.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PromoCode.docs.ts';

const meta = {
  title: 'Blocks/Account/PromoCode',
  parameters: { componentDocs: docs },
  component: PromoCodeForm,
  args: {
    value: '',
    title: 'Promo code',
    labels: { code: 'Code', submit: 'Check the code', hint: 'Capitals don’t matter.' },
    onValueChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PromoCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enter: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'D{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('D');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Good: Story = {
  args: {
    value: 'DERBY26',
    result: {
      text: 'This code is good.',
      details: [
        { id: 'gives', label: 'Gives', value: 'Free bet of € 5.00' },
        { id: 'for', label: 'For', value: 'Expresses from 3 selections' },
        { id: 'until', label: 'Until', value: '30 Nov 2026' },
      ],
    },
  },
};

export const Refused: Story = {
  args: { value: 'DERBY25', error: 'This code ran out on 30 November 2025. Check it, or use another one.' },
};

export const Busy: Story = { args: { value: 'DERBY26', busy: true } };

export const History: Story = {
  render: () => (
    <PromoCodeHistory
      title="Your promo codes"
      labels={{ empty: 'You have used no promo codes.' }}
      codes={[
        {
          id: '1',
          code: 'DERBY26',
          about: 'Free bet · until 30 Nov',
          amount: '€ 5.00',
          state: 'active',
          stateLabel: 'Ready',
        },
        {
          id: '2',
          code: 'WELCOME',
          about: 'Used on 4 Nov',
          amount: '€ 25.00',
          state: 'used',
          stateLabel: 'Used',
        },
        {
          id: '3',
          code: 'SUMMERSPINS2026EXTRALONG',
          about: 'Ran out on 31 Aug',
          state: 'expired',
          stateLabel: 'Ran out',
        },
      ]}
    />
  ),
};

export const NoHistory: Story = {
  render: () => (
    <PromoCodeHistory
      title="Your promo codes"
      labels={{
        empty: 'You have used no promo codes.',
        emptyDetail: 'Enter one above to see what it gives.',
      }}
      codes={[]}
    />
  ),
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
