import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BrandBoard } from './BrandBoard.tsx';

const meta = {
  title: 'Guide/Brand board',
  component: BrandBoard,
  args: { brand: '', area: 'events', onBrandChange: () => {} },
  argTypes: { brand: { table: { disable: true } }, onBrandChange: { table: { disable: true } } },
  // The brand is the toolbar's: the list on the board and the toolbar change each other.
  render: function Render({ area }) {
    const [{ brand }, updateGlobals] = useGlobals();
    return (
      <BrandBoard
        area={area}
        brand={String(brand)}
        onBrandChange={(value) => updateGlobals({ brand: value })}
      />
    );
  },
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

/** Switches the toolbar's brand and lists all colour pairs. Each block shows the first story of its file. */
export const Walk: Story = {
  args: { area: 'navigation' },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await board.findByText(/blocks in 3 modes/, {}, { timeout: 10_000 });
    const brand = () => board.getByRole('combobox', { name: 'Brand' });
    const cell = () => board.getAllByRole('group', { name: /, Dark$/ })[0];
    await userEvent.selectOptions(brand(), 'merlot');
    await waitFor(() => expect(cell()).toHaveAttribute('data-brand', 'merlot'));
    await expect(document.documentElement).toHaveAttribute('data-brand', 'merlot');
    await userEvent.click(board.getByRole('button', { name: /Show all/ }));
    await expect(board.queryByRole('button', { name: /Show all/ })).toBeNull();
    await userEvent.selectOptions(brand(), 'touchline');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-brand', 'touchline'));
  },
};
