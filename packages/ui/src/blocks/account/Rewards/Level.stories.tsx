import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LevelTable } from './LevelTable.tsx';
import { PointsExchange, type PointsExchangeProps } from './PointsExchange.tsx';
import { docs } from './Level.docs.ts';

const exchange: PointsExchangeProps = {
  value: '1234',
  kept: 'Kept until 12 May 2027',
  hint: '100 points or more',
  labels: {
    title: 'Points into money',
    lead: '0.75 cent a point at your level, no wagering',
    field: 'Points',
    all: 'All',
    submit: 'Exchange · € 9.25',
  },
  onAll: fn(),
  onSubmit: fn(),
};

const levels = [
  { number: 3, name: 'Kick-off', from: 'from 500 points', values: ['2 %', '€ 7.00'] },
  { number: 4, name: 'Second half', from: 'from 1,500 points', values: ['3 %', '€ 7.50'] },
  { number: 5, name: 'Added time', from: 'from 5,000 points', values: ['4 %', '€ 8.00'] },
];

const meta = {
  title: 'Blocks/Account/Level',
  parameters: { componentDocs: docs },
  component: LevelCard,
  args: {
    level: 'Second half',
    position: 'Level 4 of 8',
    number: 4,
    points: '1,234.50',
    unit: 'points',
    progress: {
      label: 'Way to the next level',
      share: 0.68,
      done: '3,400 earned in 365 days',
      next: 'Level 5 at 5,000',
    },
  },
} satisfies Meta<typeof LevelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Way to the next level' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3,400 earned in 365 days. Level 5 at 5,000');
  },
};

export const FirstLevel: Story = {
  args: {
    level: 'Warm-up',
    position: 'Level 1 of 8',
    number: 1,
    points: '0.00',
    progress: {
      label: 'Way to the next level',
      share: 0,
      done: '0 earned in 365 days',
      next: 'Level 2 at 100',
    },
  },
};

export const LastLevel: Story = {
  args: {
    level: 'Trophy',
    position: 'Level 8 of 8',
    number: 8,
    progress: { label: 'Way to the next level', share: 1, done: '84,120 earned in 365 days' },
  },
};

export const Exchange: Story = {
  render: () => <PointsExchange {...exchange} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('textbox', { name: 'Points' }));
    await userEvent.keyboard('{Enter}');
    await expect(exchange.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'All' }));
    await expect(exchange.onAll).toHaveBeenCalledOnce();
  },
};

/** Wrong number, an exchange that was made, and one that isn't possible now. */
export const ExchangeStates: Story = {
  render: () => (
    <Stack>
      <PointsExchange {...exchange} value="20" error="Enter 100 points or more." />
      <PointsExchange
        {...exchange}
        labels={{ ...exchange.labels, title: 'Points, exchanged' }}
        done="€ 9.25 is in your wallet."
        busy
      />
      <PointsExchange
        {...exchange}
        labels={{ ...exchange.labels, title: 'Points, too few' }}
        notice="You have 42.10 points: exchanges begin at 100."
      />
    </Stack>
  ),
};

export const Table: Story = {
  render: () => (
    <LevelTable
      label="What a level gives"
      levelLabel="Level"
      columns={['Cashback', '1,000 points']}
      levels={levels}
      current={4}
      currentLabel="you"
    />
  ),
};

/** Long names and numbers. */
export const Stress: Story = {
  args: {
    level: 'Zweite Halbzeit mit anschließender Verlängerung',
    position: 'Stufe 4 von 8 Stufen des Punkteprogramms',
    points: '1,234,567.50',
    progress: {
      label: 'Way to the next level',
      share: 0.5,
      done: '1,234,567 in den vergangenen 365 Tagen gesammelt',
      next: 'Stufe 5 ab 5.000.000 gesammelten Punkten',
    },
  },
  render: (args) => (
    <Stack>
      <LevelCard {...args} />
      <LevelTable
        label="What a level gives"
        levelLabel="Stufe"
        columns={['Rückvergütung', '1.000 Punkte']}
        levels={levels.map((level) => ({
          ...level,
          name: `${level.name} mit anschließender Verlängerung`,
          values: ['0,25 %', '€ 1.234.567,50'],
        }))}
        current={4}
        currentLabel="you"
      />
    </Stack>
  ),
};
