import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BrandBoard } from './BrandBoard.tsx';

const meta = {
  title: 'Guide/Brand board',
  component: BrandBoard,
  args: { brand: 'touchline', area: 'events' },
  // No visual snapshot: every block has snapshots of its own stories.
  tags: ['no-visual', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Each block is rendered three times with the same names and ids; its accessibility is checked in its own story.
    a11y: { test: 'off' },
  },
} satisfies Meta<typeof BrandBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};

/** Switches the brand and the area, and lists all colour pairs. */
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
