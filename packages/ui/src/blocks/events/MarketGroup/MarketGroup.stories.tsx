import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, closed, down, price, up } from '../../fixtures.tsx';
import { MarketGroup, MarketGroupSkeleton } from './MarketGroup.tsx';
import { LazyMarket } from './LazyMarket.tsx';
import { docs } from './MarketGroup.docs.ts';

const meta = {
  title: 'Blocks/Events/MarketGroup',
  component: MarketGroup,
  parameters: { componentDocs: docs },
  args: {
    title: 'Match result',
    suspendedLabel: 'suspended',
    pinLabel: 'Pin market',
    historyLabel: 'Price history',
    collapseLabel: 'Hide market',
    prices: [price('Harbour', '1.38', chosen), price('Draw', '4.90'), price('Palace', '8.25', up)],
    onPinnedChange: fn(),
    onHistory: fn(),
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
    await userEvent.click(market.getByRole('button', { name: 'Price history' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
    await userEvent.click(market.getByRole('button', { name: 'Pin market', pressed: false }));
    await expect(args.onPinnedChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(market.getByRole('button', { name: 'Draw 4.90' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(market.getByRole('button', { name: 'Harbour 1.38' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPriceToggle).toHaveBeenLastCalledWith('Harbour Harbour 1.38');
  },
};

/** Full names wrap to two lines above their prices, so that team names aren't truncated. */
export const LongNames: Story = {
  args: {
    title: 'Next goal',
    prices: [
      price('Brackwater & Hove Albion', '1.80', up),
      price('No goal', '3.10'),
      price('Wolverton Wanderers', '3.60', down),
    ],
  },
};

const clubs = ['Grünwaldau Wanderers', 'Nordhagen Rovers'] as const;
const crests = [
  { name: clubs[0], sport: 'football' },
  { name: clubs[1], sport: 'football', home: clubs[0] },
] as const;

/** Crests in place of names that don't fit next to their prices; screen-reader users have the names. */
export const Crests: Story = {
  args: {
    prices: [
      { ...price(clubs[0], '2.84', chosen), parts: [crests[0]] },
      price('Draw', '2.12'),
      { ...price(clubs[1], '4.30', up), parts: [crests[1]] },
    ],
  },
  play: async ({ canvasElement }) => {
    const market = within(canvasElement);
    await expect(
      market.getByRole('button', { name: 'Grünwaldau Wanderers 2.84', pressed: true }),
    ).toBeVisible();
    await expect(market.queryByText('Nordhagen Rovers')).toBeInTheDocument();
  },
};

/** Crests within labels of two columns. */
export const CrestsInText: Story = {
  args: {
    title: 'Result and total 2.5',
    columns: 2,
    prices: clubs.flatMap((club, side) =>
      ['over', 'under'].map((total) => ({
        ...price(`${club} and ${total} 2.5`, '3.35'),
        parts: [crests[side] ?? club, ` and ${total} 2.5`],
      })),
    ),
  },
};

/** Lines of a handicap, with the sides' crests above them. */
export const HeadsWithCrests: Story = {
  args: {
    title: 'Handicap',
    prices: [],
    heads: crests,
    lines: ['−1', '−0.25', '+0.25'].map((label) => ({
      id: label,
      label,
      prices: [price(`${clubs[0]} ${label}`, '2.02'), price(`${clubs[1]} ${label}`, '1.78')],
    })),
  },
};

export const TwoColumns: Story = {
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

/** Lines are labelled once; a quarter line also shows the two lines it consists of. */
export const Lines: Story = {
  args: {
    title: 'Total goals',
    heads: ['Over', 'Under'],
    prices: [],
    lines: [
      { id: '2.25', label: '2.25', pair: '2 and 2.5', prices: sides('2.25', '1.61', '2.28') },
      { id: '2.5', label: '2.5', main: true, prices: sides('2.5', '1.92', '1.88', up) },
      { id: '2.75', label: '2.75', pair: '2.5 and 3', prices: sides('2.75', '2.15', '1.72') },
      { id: '3', label: '3', prices: sides('3', '2.62', '1.50', closed) },
    ],
    moreLabel: 'All 14 lines',
    onMore: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const market = within(canvasElement);
    const line = within(market.getByRole('group', { name: 'Total goals 2.5' }));
    await userEvent.click(line.getByRole('button', { name: 'Over 2.5 1.92' }));
    await expect(args.onPriceToggle).toHaveBeenCalledOnce();
    market.getByRole('button', { name: 'All 14 lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Handicap: Story = {
  args: {
    title: 'Handicap',
    heads: ['Harbour City', 'Crestwood Palace'],
    prices: [],
    lines: [
      { id: '-1.25', label: '−1.25', pair: '−1 and −1.5', prices: sides('1.25', '2.74', '1.46') },
      { id: '-1', label: '−1', main: true, prices: sides('1', '2.10', '1.76', down) },
      { id: '-0.75', label: '−0.75', pair: '−0.5 and −1', prices: [price('-0.75', '1.83'), null] },
    ],
  },
};

export const CorrectScore: Story = {
  args: {
    title: 'Correct score',
    heads: ['Harbour', 'Draw', 'Palace'],
    prices: [
      ...['1:0', '0:0', '0:1', '2:0', '1:1', '0:2', '2:1', '2:2', '1:2', '3:0', '3:3'].map((score, place) =>
        price(score, `${place + 6}.50`),
      ),
      null,
    ],
  },
};

/** Many long names, one per row. */
export const List: Story = {
  args: {
    title: 'First goalscorer',
    columns: 1,
    prices: [
      price('Marcellin Okafor-Lindqvist', '4.20'),
      price('J. Penhallow', '5.50', up),
      price('Teodor van der Wielen-Brackenbury', '7.00'),
      price('No goalscorer', '11.00', closed),
    ],
  },
};

/** Suspended market; its prices keep their positions. */
export const Suspended: Story = {
  args: {
    note: 'No bets at the moment',
    prices: [
      price('Harbour', '1.38', { suspended: true, selected: true }),
      price('Draw', '4.90', closed),
      price('Palace', '8.25', closed),
    ],
  },
};

export const Closed: Story = {
  args: {
    title: 'Total goals, 1st half',
    note: 'Closed',
    prices: [],
    results: [
      { id: 'over', label: 'Over 1.5', price: '2.15', outcome: 'won', word: 'Won' },
      { id: 'under', label: 'Under 1.5', price: '1.72', outcome: 'lost', word: 'Lost' },
      { id: 'over2', label: 'Over 2', price: '3.10', outcome: 'returned', word: 'Returned' },
    ],
  },
};

export const Collapsed: Story = {
  args: { pinned: true, collapsed: true, collapseLabel: 'Show market' },
};

/** A market far down a long page is mounted when it comes near the screen. */
export const NearTheScreen: Story = {
  render: (args) => (
    <LazyMarket rows={1}>
      <MarketGroup {...args} />
    </LazyMarket>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Match result' })).toBeVisible();
  },
};

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
      price('Llanfairpwllgwyngyll and District Amateur Football Club', '+99900'),
      price('X', '2500/11'),
    ],
  },
};

function sides(line: string, over: string, under: string, facts?: typeof up | typeof closed) {
  return [price(`Over ${line}`, over, facts), price(`Under ${line}`, under)];
}
