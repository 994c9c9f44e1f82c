import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BrandBoard } from './BrandBoard.tsx';

const meta = {
  title: 'Guide/Brand board',
  component: BrandBoard,
  args: { brand: 'touchline', area: 'events' },
  // Every block is photographed in its own stories.
  tags: ['no-visual', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // The same block stands here three times, with the same names and ids; each is judged in its own story.
    a11y: { test: 'off' },
  },
} satisfies Meta<typeof BrandBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};

/** Another brand and another room, and all pairs of colours. */
export const Walk: Story = {
  args: { area: 'navigation' },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await board.findByText(/blocks in 3 modes/, {}, { timeout: 10_000 });
    await userEvent.selectOptions(board.getByRole('combobox', { name: 'Brand' }), 'merlot');
    const [cell] = board.getAllByRole('group', { name: /, Dark$/ });
    await expect(cell).toHaveAttribute('data-brand', 'merlot');
    await userEvent.click(board.getByRole('button', { name: /Show all/ }));
    await expect(board.queryByRole('button', { name: /Show all/ })).toBeNull();
  },
};
