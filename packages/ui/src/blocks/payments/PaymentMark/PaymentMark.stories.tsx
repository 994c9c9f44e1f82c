import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { PaymentMark, paymentMarks } from './PaymentMark.tsx';
import { docs } from './PaymentMark.docs.ts';

const meta = {
  title: 'Blocks/Payments/PaymentMark',
  parameters: { componentDocs: docs },
  component: PaymentMark,
  args: { name: 'card' },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of payment method; none is read aloud. */
export const Default: Story = {
  render: () => (
    <Inline wrap="wrap">
      {paymentMarks.map((name) => (
        <PaymentMark key={name} name={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')];
    await expect(marks.map(({ dataset }) => dataset['name'])).toEqual([...paymentMarks]);
    await expect(marks.every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};
