import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { MomentumChart } from '../../events/MomentumChart/MomentumChart.tsx';
import { TeamCrest } from '../../events/TeamCrest/TeamCrest.tsx';
import { BetCard, BetCardList } from './BetCard.tsx';
import { BetCardSkeleton } from './BetCardSkeleton.tsx';
import { BetCashOut, BetCashOutQuestion } from './BetCashOut.tsx';
import { BetLeg } from './BetLeg.tsx';
import { docs } from './BetCard.docs.ts';

const onSell = fn();
const onConfirm = fn();

const ahead = (
  <BetLeg
    key="ahead"
    crest={<TeamCrest name="Eichenau Union" sport="football" />}
    title="Eichenau Union to win"
    price="1.27"
    live="77'"
    event="Eichenau Union 2 – 1 Steinbrück Olympic"
    state="ahead"
    stateLabel="Ahead"
    played={0.86}
    momentum={
      <MomentumChart
        label="Eichenau Union attacked more."
        teams={['Eichenau Union', 'Steinbrück Olympic']}
        sport="football"
        values={Array.from({ length: 77 }, (_, minute) => Math.round(60 * Math.sin(minute / 7)))}
        length={90}
        parts={[45]}
        goals={[
          { id: 'first', minute: 12, side: 0 },
          { id: 'second', minute: 61, side: 0 },
        ]}
        size="hero"
      />
    }
  />
);
const counting = (
  <BetLeg
    key="counting"
    crest={<TeamCrest name="Campo Belo" sport="football" />}
    title="Over 3.5 goals"
    price="2.22"
    live="52'"
    event="Campo Belo 2 – 0 Rio Dourado"
    state="counting"
    stateLabel="2 of 4"
    count={{ done: 2, needed: 4 }}
  />
);

const meta = {
  title: 'Blocks/Account/BetCard',
  component: BetCard,
  parameters: { componentDocs: docs },
  args: {
    href: '#bet',
    title: 'Express, 2 selections',
    price: '2.819',
    time: '20:14',
    legs: [ahead, counting],
    moreLabel: (count: number) => `Show ${count} more selections`,
    stake: { label: 'Stake', value: '€ 10.00' },
    returns: { label: 'Returns', value: '€ 28.19' },
    action: <BetCashOut label="Cash out · € 17.40" onSell={onSell} />,
  },
} satisfies Meta<typeof BetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const bet = within(canvasElement);
    await userEvent.tab();
    await expect(bet.getByRole('link', { name: 'Express, 2 selections' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSell).toHaveBeenCalledOnce();
  },
};

/** Every state of a leg, by form, colour and word. */
export const States: Story = {
  args: {
    title: 'Express, 6 selections',
    price: '64.120',
    legs: [
      <BetLeg
        key="won"
        title="Castelmar Athletic to win"
        price="1.72"
        event="Castelmar Athletic 3 – 1 Lunares Rovers"
        state="won"
        stateLabel="Won"
      />,
      <BetLeg
        key="level"
        title="Grünwaldau Wanderers to win"
        price="2.84"
        live="63'"
        event="Grünwaldau Wanderers 1 – 1 Nordhagen Rovers"
        state="level"
        stateLabel="Level"
        played={0.7}
      />,
      <BetLeg
        key="behind"
        title="Tornqvist to win"
        price="2.36"
        live="2nd set"
        event="Tornqvist 0 – 1 Alvarado"
        state="behind"
        stateLabel="Behind"
      />,
      <BetLeg
        key="points"
        title="Over 203.5"
        price="1.90"
        live="3rd quarter"
        event="Herons 71 – 64 Comets"
        state="counting"
        stateLabel="135 of 204"
        count={{ done: 135, needed: 204 }}
      />,
      <BetLeg
        key="unknown"
        title="Correct score 2:1"
        price="8.50"
        live="12'"
        event="Harbour City 1 – 0 Northgate"
      />,
      <BetLeg
        key="toCome"
        title="Falkenried Rovers, draw no bet"
        price="1.81"
        event="Today 21:30 · Falkenried Rovers – Altmoor Athletic"
        state="toCome"
        stateLabel="To come"
      />,
    ],
    action: <BetCashOut state="paused" label="Cash-out paused" reason="A match is suspended" />,
  },
};

export const Settled: Story = {
  args: {
    legs: [
      <BetLeg
        key="won"
        title="Kelbridge Olympic to win"
        price="1.85"
        event="Kelbridge Olympic 2 – 0 Thornwick Rovers"
        state="won"
        stateLabel="Won"
      />,
      <BetLeg
        key="lost"
        title="Draw"
        price="4.90"
        event="Lyonne 0 – 1 Lillet"
        state="lost"
        stateLabel="Lost"
      />,
      <BetLeg
        key="returned"
        title="Total goals over 2"
        price="1.92"
        event="Harbour City 1 – 1 Northgate"
        state="returned"
        stateLabel="Returned"
      />,
    ],
    outcome: 'lost',
    outcomeLabel: 'Lost',
    returns: { label: 'Paid out', value: '€ 0.00' },
    action: undefined,
  },
};

/** The question before a cash-out; the only place with the colour of money. */
export const Confirming: Story = {
  args: {
    action: undefined,
    question: (
      <BetCashOutQuestion confirmLabel="Confirm · € 17.40" cancelLabel="Keep bet" onConfirm={onConfirm}>
        Cash out € 17.40 now? This ends the bet.
      </BetCashOutQuestion>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirm · € 17.40' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

/** An offer that moved, one that is being taken, and one that is loading. */
export const Offers: Story = {
  render: (args) => (
    <Stack gap="sm">
      <BetCard
        {...args}
        action={
          <BetCashOut label="Cash out · € 17.85" move={{ direction: 'up', label: 'The offer went up to' }} />
        }
      />
      <BetCard
        {...args}
        action={<BetCashOut label="Cash out · € 17.40" state="working" />}
        question={
          <BetCashOutQuestion tone="warning">
            The connection was lost. We’re checking your cash-out; your bet can’t be cashed out twice.
          </BetCashOutQuestion>
        }
      />
      <BetCard {...args} action={<BetCashOut label="Loading the offer" state="loading" />} />
    </Stack>
  ),
};

/** A system with many legs: the rest is shown on demand. */
export const Folded: Story = {
  args: {
    title: 'System 3 of 12, 12 selections',
    price: '220.500',
    legs: Array.from({ length: 12 }, (_, index) => (
      <BetLeg
        key={index}
        title={`Team ${index + 1} to win`}
        price="1.80"
        event={`Today 21:30 · Team ${index + 1} – Guests`}
        state="toCome"
        stateLabel="To come"
      />
    )),
  },
  play: async ({ canvasElement }) => {
    const bet = within(canvasElement);
    await expect(bet.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(bet.getByRole('button', { name: 'Show 8 more selections' }));
    await expect(bet.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const Day: Story = {
  render: (args) => (
    <BetCardList
      title="Saturday, 21 November"
      bets={[
        { id: '1', card: <BetCard {...args} /> },
        { id: '2', card: <BetCard {...args} legs={[ahead]} title="Single" price="1.27" /> },
      ]}
    />
  ),
};

export const Loading: Story = { render: () => <BetCardSkeleton /> };

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
    title: 'System 37 of 40 with three bankers, forty selections',
    price: '1,248,250.882',
    legs: [
      <BetLeg
        key="long"
        mark="Banker"
        crest={<TeamCrest name="Llanfairpwllgwyngyll" sport="football" />}
        title="Llanfairpwllgwyngyll and District Amateur Football Club to win with a handicap of −12.75"
        price="1001.000"
        live="120+14'"
        event="Llanfairpwllgwyngyll and District Amateur Football Club 112 – 108 Borussia Mönchhofen-Unterschleißbach von 1899 II"
        state="returned"
        stateLabel="Returned, match called off"
        played={1}
      />,
    ],
    outcome: 'won',
    outcomeLabel: 'Won in part, the rest returned',
    stake: { label: 'Stake', value: '€ 12,482.50' },
    returns: { label: 'Paid so far', value: '€ 15,581,282,634.02' },
    action: <BetCashOut label="Cash out · € 15,581,282,634.02" />,
  },
};
