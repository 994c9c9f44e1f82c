import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { Sparkline } from './Sparkline.tsx';
import { docs } from './Chart.docs.ts';

const noon = Date.UTC(2026, 2, 14, 12);
const minutes = (after: number) => noon + after * 60_000;
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
const day = (at: number) => new Date(at).toISOString().slice(5, 10);

const prices = [
  [0, 2.1],
  [22, 2.18],
  [41, 2.05],
  [58, 2.4],
  [97, 2.36],
  [130, 2.62],
  [166, 2.45],
  [180, 2.45],
].map(([after = 0, value = 0]) => ({ at: minutes(after), value }));

const balance = [0, -12, -8, -30, -22, 14, 9, 36, 28, 20, -6, -18, -4, 11].map((value, index) => ({
  at: Date.UTC(2026, 2, 1 + index),
  value,
}));

const meta = {
  title: 'Primitives/Chart',
  component: LineChart,
  parameters: { componentDocs: docs },
  args: {
    label: 'Price of Harbour City to win',
    summary: 'From 2.10 at 12:00 to 2.45 at 15:00; lowest 2.05, highest 2.62.',
    points: prices,
    course: 'step',
    readoutLabel: 'Price at a time',
    formatValue: (value) => value.toFixed(2),
    formatMoment: clock,
    table: {
      showLabel: 'Show as a table',
      hideLabel: 'Show as a picture',
      columns: [
        { id: 'at', header: 'Time', numeric: true },
        { id: 'price', header: 'Price', align: 'end', numeric: true },
      ],
      rows: prices.map(({ at, value }) => ({
        id: String(at),
        cells: { at: clock(at), price: value.toFixed(2) },
      })),
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values that hold until the next one: the line has steps. The arrow keys read values. */
export const Steps: Story = {
  args: { gaps: [{ from: minutes(58), to: minutes(97) }] },
  play: async ({ canvasElement }) => {
    const readout = within(canvasElement).getByRole('slider', { name: 'Price at a time' });
    await expect(readout).toHaveAttribute('aria-valuetext', '15:00: 2.45');
    // The keys of a range input are handled by the browser; the test fires its change event.
    fireEvent.change(readout, { target: { value: '50' } });
    await expect(readout).toHaveAttribute('aria-valuetext', '13:30: 2.40');
  },
};

/** Green above zero, red below it. */
export const Balance: Story = {
  args: {
    label: 'Balance of your bets in March',
    summary: 'You are € 11 up since 1 March; lowest € −30 on 4 March.',
    points: balance,
    course: 'straight',
    tone: 'balance',
    base: 0,
    formatValue: (value) => `${value < 0 ? '−' : ''}€ ${Math.abs(value)}`,
    formatMoment: day,
    table: undefined,
  },
};

/** A table with the same values, behind a button. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('cell', { name: '2.62' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show as a picture' })).toHaveFocus();
  },
};

/** Bars start at zero; a line marks the limit. */
export const Bars: Story = {
  render: () => (
    <BarChart
      label="Deposits by day"
      summary="€ 124 in seven days; the limit is € 50 a day."
      bars={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
        id: label,
        label,
        value: [20, 0, 34, 10, 0, 50, 10][index] ?? 0,
        text: `${label}: € ${[20, 0, 34, 10, 0, 50, 10][index]}`,
      }))}
      mark={{ value: 50, label: 'Limit € 50' }}
      formatValue={(value) => `€ ${value}`}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(7);
  },
};

/** A dashed line shows the same hours of another day; the text of a bar has both values. */
export const BarsWithComparison: Story = {
  render: () => (
    <BarChart
      label="Turnover by hour"
      summary="Stakes by hour, today and last Monday."
      bars={[18, 14, 9, 24, 40, 62, 0, 0].map((value, index) => ({
        id: String(index),
        label: `${index * 3}:00`,
        value,
        text: `${index * 3}:00: € ${value}`,
      }))}
      comparison={{ barLabel: 'Today', label: 'Last Monday', values: [20, 12, 8, 26, 36, 50, 58, 30] }}
      formatValue={(value) => `€ ${value}`}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Last Monday')).toBeVisible();
  },
};

export const BarsOfABalance: Story = {
  render: () => (
    <BarChart
      label="Won and lost by day"
      summary="Eleven days up and nineteen down in 30 days."
      tone="balance"
      bars={Array.from({ length: 30 }, (_, index) => {
        const value = Math.round(Math.sin(index * 1.7) * 24 - 4);
        return { id: String(index), label: String(index + 1), value, text: `${index + 1} March: € ${value}` };
      })}
      formatValue={(value) => `${value < 0 ? '−' : ''}€ ${Math.abs(value)}`}
    />
  ),
};

/** Height of one line of text. */
export const InALine: Story = {
  render: () => (
    <Inline gap="lg" wrap="wrap">
      {(['up', 'down', 'level'] as const).map((trend) => (
        <Inline key={trend} gap="sm">
          <Text numeric weight="price">
            2.45
          </Text>
          <Sparkline
            label={`Course: ${trend}`}
            trend={trend}
            course="step"
            points={trend === 'down' ? prices.map(({ at, value }) => ({ at, value: -value })) : prices}
          />
        </Inline>
      ))}
    </Inline>
  ),
};

/** Long values, a single point, a thousand points. */
export const Stress: Story = {
  render: (args) => (
    <Stack gap="xl">
      <LineChart
        {...args}
        label="A thousand changes of a price"
        summary="The price moved a thousand times in three hours, between 900.00 and 1 101.00."
        points={Array.from({ length: 1000 }, (_, index) => ({
          at: minutes(index / 5.5),
          value: 1000 + Math.sin(index / 25) * 80 + Math.cos(index / 3) * 20,
        }))}
        formatValue={(value) =>
          value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        }
        table={undefined}
      />
      <LineChart
        {...args}
        label="One price"
        summary="The price has not moved since 12:00."
        points={prices.slice(0, 1)}
        table={undefined}
      />
    </Stack>
  ),
};
