import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { CashbackProgress } from './CashbackProgress/CashbackProgress.tsx';
import { LimitHistory } from './LimitHistory/LimitHistory.tsx';
import { PriceHistory, type PriceHistoryProps } from './PriceHistory/PriceHistory.tsx';
import { ProfitAndLoss } from './ProfitAndLoss/ProfitAndLoss.tsx';
import { docs } from './Figures.docs.ts';

const noon = Date.UTC(2026, 2, 14, 12);
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
const euros = (amount: number) => `${amount < 0 ? '−' : ''}€ ${Math.abs(amount)}`;

const prices = [
  [0, 2.1],
  [22, 2.18],
  [41, 2.05],
  [58, 2.4],
  [97, 2.36],
  [130, 2.62],
  [180, 2.45],
].map(([after = 0, value = 0]) => ({ at: noon + after * 60_000, value }));

const periods = [
  { value: '1h', label: '1 h' },
  { value: '6h', label: '6 h' },
  { value: '24h', label: '24 h' },
  { value: 'all', label: 'All' },
];

const meta = {
  title: 'Blocks/Figures',
  component: PriceHistory,
  parameters: { componentDocs: docs },
  args: {
    title: 'Harbour City to win',
    detail: 'Match result · Harbour City – Crestwood Palace',
    details: [
      { label: 'Now', value: '2.45' },
      { label: 'At first', value: '2.10' },
      { label: 'Lowest', value: '2.05' },
      { label: 'Highest', value: '2.62' },
    ],
    periods,
    period: '6h',
    periodLabel: 'Time shown',
    prices,
    suspensions: [{ from: noon + 58 * 60_000, to: noon + 97 * 60_000 }],
    summary: 'From 2.10 at 12:00 to 2.45 at 15:00, in seven moves. No bets were taken from 12:58 to 13:37.',
    readoutLabel: 'Price at a time',
    formatPrice: (price) => price.toFixed(2),
    formatMoment: clock,
    onPeriodChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PricesOfASelection: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('figure', { name: 'Harbour City to win' })).toHaveAccessibleDescription(
      /From 2.10 at 12:00 to 2.45 at 15:00/,
    );
    await userEvent.click(panel.getByRole('radio', { name: '24 h' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('24h');
  },
};

export const Loading: Story = { args: { loading: true } };

export const NothingYet: Story = { args: { empty: 'This price has not moved yet.' } };

export const Failed: Story = {
  args: { failure: { title: 'The course of this price could not be loaded.', retryLabel: 'Try again' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Running balance of bets: green above zero, red below it. */
export const BalanceOfBets: Story = {
  render: () => (
    <ProfitAndLoss
      view="balance"
      title="Your bets, won and lost"
      details={[
        { label: 'Staked', value: '€ 310.00' },
        { label: 'Returned', value: '€ 287.50' },
        { label: 'Difference', value: '−€ 22.50', tone: 'down' },
      ]}
      periods={[
        { value: '7', label: '7 days' },
        { value: '30', label: '30 days' },
        { value: '365', label: '1 year' },
      ]}
      period="30"
      periodLabel="Time shown"
      summary="You are € 22.50 down in 30 days."
      points={[0, -12, -8, -30, -22, 14, 9, 36, 28, 20, -6, -18, -14, -22.5].map((value, index) => ({
        at: Date.UTC(2026, 2, 1 + index),
        value,
      }))}
      readoutLabel="Balance on a day"
      formatMoment={dayOf}
      formatAmount={euros}
    />
  ),
};

export const BetsByDay: Story = {
  render: () => (
    <ProfitAndLoss
      view="days"
      title="Your bets, day by day"
      summary="You won on three days and lost on four."
      bars={[-12, 4, -22, 8, 36, -5, -31.5].map((value, index) => ({
        id: String(index),
        label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
        value,
        text: `${dayOf(Date.UTC(2026, 2, 8 + index))}: ${euros(value)}`,
      }))}
      formatAmount={euros}
    />
  ),
};

export const UseOfALimit: Story = {
  render: () => (
    <LimitHistory
      title="Deposits by week"
      details={[
        { label: 'This week', value: '€ 124' },
        { label: 'Left', value: '€ 76' },
      ]}
      summary="You used up your limit in one of eight weeks."
      bars={[60, 120, 80, 200, 40, 0, 150, 124].map((value, index) => ({
        id: String(index),
        label: `W${index + 4}`,
        value,
        text: `Week ${index + 4}: € ${value}`,
      }))}
      limit={{ value: 200, label: 'Limit € 200' }}
      formatAmount={euros}
    />
  ),
};

const levels = [
  { id: 'bronze', label: 'Bronze · 2 %', detail: 'from the start', from: 0 },
  { id: 'silver', label: 'Silver · 3 %', detail: '1,000 points', from: 1000 },
  { id: 'gold', label: 'Gold · 5 %', detail: '5,000 points', from: 5000 },
];

export const Cashback: Story = {
  render: () => (
    <CashbackProgress
      title="Your cashback"
      details={[
        { label: 'Collected', value: '€ 12.80' },
        { label: 'Paid on', value: '1 April' },
      ]}
      points={2640}
      levels={levels}
      summary="2,360 points to Gold, until 31 March."
      currentLabel="Your level"
      action={<Link href="#rules">How points are counted</Link>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getByText(/Silver · 3 %/)
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
  },
};

export const HighestCashback: Story = {
  render: () => (
    <CashbackProgress
      title="Your cashback"
      points={99_000}
      levels={levels}
      summary="You have the highest level until 31 March."
      currentLabel="Your level"
    />
  ),
};

export const Stress: Story = {
  args: {
    title: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win',
    detail: 'Winner of the match including extra time and penalties · Llanfairpwllgwyngyll – Mönchhofen',
    details: [
      { label: 'Now', value: '1001.00' },
      { label: 'At first', value: '1250.00' },
      { label: 'Lowest since the market opened', value: '1.001' },
      { label: 'Highest', value: '10000.00' },
    ],
    prices: Array.from({ length: 400 }, (_, index): PriceHistoryProps['prices'][number] => ({
      at: noon + index * 60_000,
      value: 5000 + Math.sin(index / 9) * 4000,
    })),
    suspensions: Array.from({ length: 12 }, (_, index) => ({
      from: noon + index * 30 * 60_000,
      to: noon + (index * 30 + 7) * 60_000,
    })),
  },
};
