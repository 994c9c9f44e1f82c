import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { BetHistoryCard, BetHistoryCardSkeleton } from './BetHistoryCard.tsx';
import type { BetHistoryRowProps } from './BetHistoryRow.tsx';
import { docs } from './BetHistory.docs.ts';

const bet = {
  href: '#bet',
  title: 'Express, 3 selections',
  legs: 'Harbour City to win · Augier-Allard to win · Total goals over 2.25',
  price: '10.882',
  time: '21 Nov, 20:14',
  stake: { label: 'Stake', value: '€ 10.00' },
} as const;

const bets: BetHistoryRowProps[] = [
  {
    ...bet,
    number: '48 210 773',
    outcome: 'pending',
    outcomeLabel: 'Open',
    returns: { label: 'Possible returns', value: '€ 108.82' },
  },
  {
    ...bet,
    number: '48 210 702',
    outcome: 'won',
    outcomeLabel: 'Won',
    returns: { label: 'Paid', value: '€ 108.82' },
  },
  {
    ...bet,
    number: '48 209 118',
    title: 'Single',
    legs: 'Draw',
    price: '4.90',
    outcome: 'lost',
    outcomeLabel: 'Lost',
    returns: { label: 'Paid', value: '€ 0.00' },
  },
  {
    ...bet,
    number: '48 207 640',
    title: 'Single',
    legs: 'Total goals over 2',
    price: '1.92',
    outcome: 'returned',
    outcomeLabel: 'Returned',
    returns: { label: 'Paid', value: '€ 10.00' },
  },
  {
    ...bet,
    number: '48 207 512',
    outcome: 'cashedOut',
    outcomeLabel: 'Sold',
    returns: { label: 'Paid', value: '€ 31.40' },
  },
];

const meta = {
  title: 'Blocks/Account/BetHistory',
  component: BetHistoryCard,
  parameters: { componentDocs: docs },
  args: { bets, header: 'Saturday, 21 November' },
} satisfies Meta<typeof BetHistoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outcomes: Story = {};

export const Loading: Story = { render: () => <BetHistoryCardSkeleton /> };

export const Empty: Story = {
  render: () => (
    <Card pad="none">
      <EmptyState
        icon="history"
        title="No bets in these days."
        detail="Choose other days, or see live matches."
      />
    </Card>
  ),
};

export const Failed: Story = {
  render: () => (
    <Card pad="none">
      <ErrorState
        title="Your bets could not be loaded."
        detail="They are safe. Try again."
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    </Card>
  ),
};

export const Stress: Story = {
  args: {
    bets: [
      {
        ...bet,
        number: '48 210 773 118 004',
        title: 'System 37 of 40 with three bankers, forty selections',
        legs: Array.from(
          { length: 12 },
          (_, place) => `Llanfairpwllgwyngyll and District to win in match ${place + 1}`,
        ).join(' · '),
        price: '1,248,250.882',
        outcome: 'won',
        outcomeLabel: 'Won in part, the rest returned',
        stake: { label: 'Stake', value: '€ 12,482.50' },
        returns: { label: 'Paid so far', value: '€ 15,581,282,634.02' },
      },
    ],
  },
};
