import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { AmountLine } from './AmountLine.tsx';
import { docs } from './AmountLine.docs.ts';

const meta = {
  title: 'Primitives/AmountLine',
  component: AmountLine,
  parameters: { componentDocs: docs },
  args: { text: '2 selections · returns € 60.72', amount: '€ 60.72' },
} satisfies Meta<typeof AmountLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without an amount, or with one that isn't in the text, the whole line is truncated. */
export const WordsOnly: Story = { args: { text: 'One selection is closed', amount: '€ 60.72' } };

const long = {
  text: 'Accumulator of forty selections in seven competitions · possible returns after tax € 12,482,500.72 at most',
  amount: '€ 12,482,500.72',
} as const;

/** The words give way, the amount is whole. */
export const Stress: Story = {
  render: () => (
    <Stack>
      <AmountLine {...long} />
      <AmountLine {...long} text={long.text.slice(0, long.text.indexOf(' at most'))} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const amount of within(canvasElement).getAllByText(long.amount)) {
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth || amount.scrollWidth);
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvasElement.getBoundingClientRect().right,
      );
    }
  },
};

/** In a right-to-left line the amount stays left to right, in its place of the sentence. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'اختياران · العائد ‎€60.72‎', amount: '‎€60.72‎' },
};
