import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, closed, down, price, up } from '../../fixtures.tsx';
import { MarketGroup, MarketGroupSkeleton } from './MarketGroup.tsx';

const meta = {
  title: 'Blocks/Events/MarketGroup',
  component: MarketGroup,
  args: {
    title: 'Match result',
    suspendedWord: 'suspended',
    favouriteLabel: 'Favourite market',
    collapseLabel: 'Hide market',
    prices: [price('Harbour', '1.38', chosen), price('Draw', '4.90'), price('Palace', '8.25', up)],
    onFavouriteChange: fn(),
    onCollapsedChange: fn(),
    onPriceToggle: fn(),
  },
} satisfies Meta<typeof MarketGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  play: async ({ canvasElement, args }) => {
    const market = within(canvasElement);
    await userEvent.click(market.getByRole('button', { name: 'Draw 4.90' }));
    await expect(args.onPriceToggle).toHaveBeenCalledWith('Draw Draw 4.90');
    await userEvent.click(market.getByRole('button', { name: 'Favourite market', pressed: false }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

export const TotalsInTwoColumns: Story = {
  args: {
    title: 'Total goals',
    columns: 2,
    prices: [
      price('Over 3.5', '1.92'),
      price('Under 3.5', '1.92', down),
      price('Over 3.75', '2.15'),
      price('Under 3.75', '1.72'),
      price('Over 4', '2.62'),
      price('Under 4', '1.50', closed),
    ],
  },
};

export const CorrectScore: Story = {
  args: {
    title: 'Correct score',
    prices: ['1:0', '0:0', '0:1', '2:0', '1:1', '0:2', '2:1', '2:2', '1:2'].map((score, place) =>
      price(score, `${place + 6}.50`),
    ),
  },
};

export const Favourite: Story = { args: { favourite: true } };

export const Collapsed: Story = { args: { collapsed: true, collapseLabel: 'Show market' } };

export const Loading: Story = { render: () => <MarketGroupSkeleton columns={3} /> };

export const Stress: Story = {
  args: {
    title:
      'Which of the two teams scores the next goal within the first fifteen minutes of the second half of extra time',
    prices: [
      price('Wolverton Wanderers Reserves', '1001.00', up),
      null,
      price('Brackwater & Hove Albion', '1.001', down),
      price('Mönchhofen-Unterschleißbach', '1250.00', closed),
    ],
  },
};
