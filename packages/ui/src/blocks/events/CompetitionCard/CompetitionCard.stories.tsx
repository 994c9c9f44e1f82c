import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { columns, moreColumns, price, result, rows, up } from '../../fixtures.tsx';
import { Flag } from '../eventFixtures.tsx';
import { EventRow } from '../EventRow/EventRow.tsx';
import { CompetitionCard, CompetitionCardSkeleton } from './CompetitionCard.tsx';
import { docs } from './CompetitionCard.docs.ts';

const meta = {
  title: 'Blocks/Events/CompetitionCard',
  component: CompetitionCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Coastland · Coastal League',
    href: '#competition',
    columns,
    moreColumns,
    flag: <Flag of="coastland" />,
    count: '3',
    collapseLabel: 'Hide matches',
    onCollapsedChange: fn(),
    children: (
      <>
        <EventRow {...rows.leading} />
        <EventRow {...rows.even} />
        <EventRow {...rows.stopped} />
      </>
    ),
  },
} satisfies Meta<typeof CompetitionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Hide matches', expanded: true }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

/** Table layout with the second market. */
export const Desktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

export const Upcoming: Story = { args: { children: <EventRow {...rows.upcoming} /> } };

/** In a right-to-left layout, a title in another script keeps its leading number first. */
export const FigureFirst: Story = {
  globals: { direction: 'rtl' },
  args: { title: '2. Seeliga', children: <EventRow {...rows.upcoming} /> },
  play: async ({ canvasElement }) => {
    const words = document.createRange();
    const [name] = within(canvasElement).getByText('2. Seeliga').childNodes;
    if (!name) throw new Error('The title has no words.');
    words.setStart(name, 0);
    words.setEnd(name, 1);
    const figure = words.getBoundingClientRect();
    words.selectNodeContents(name);
    await expect(figure.left).toBe(words.getBoundingClientRect().left);
  },
};

export const TwoWay: Story = {
  args: {
    title: 'Open of Basilea · Quarter-final',
    columns: ['1', '2'],
    columnsTitle: 'Winner',
    children: <EventRow {...rows.tennis} />,
  },
};

const pairs = {
  stacked: 'always',
  prices: [
    { ...price('−1.5', '1.85'), lined: true },
    { ...price('+1.5', '1.95', up), lined: true },
    { ...price('Over 2.5', '1.72'), lined: true },
    { ...price('Under 2.5', '2.05'), lined: true },
  ],
  pricesKind: 'line',
  moreMarkets: [{ kind: 'line', step: 'second', prices: result(['2.44'], ['3.35'], ['2.96']) }],
} as const;

const stackedArgs = {
  columns: ['Handicap', 'Total'],
  columnsKind: 'line',
  moreColumns: [{ names: ['1 X', '2'], kind: 'line', step: 'second' }],
  children: (
    <>
      <EventRow {...rows.leading} {...pairs} />
      <EventRow {...rows.upcoming} {...pairs} form="compact" />
      <EventRow {...rows.stress} {...pairs} prices={[null, null, ...pairs.prices.slice(2)]} />
    </>
  ),
} satisfies Story['args'];

/** Handicap and total first, in pairs: home above away, over above under. A wide table adds the match result. */
export const Stacked: Story = {
  args: stackedArgs,
  play: async ({ canvasElement }) => {
    for (const label of within(canvasElement).getAllByText('−1.5')) {
      const text = document.createRange();
      text.selectNodeContents(label);
      // A figure is never broken over two lines.
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const StackedDesktop: Story = {
  args: stackedArgs,
  tags: ['desktop'],
  globals: { density: 'compact' },
};

/** Handicap and total only: stacked in pairs on a phone, side by side in a table. */
export const NarrowPairs: Story = {
  args: {
    columns: ['Handicap 1', 'Handicap 2', 'Over', 'Under'],
    columnsKind: 'line',
    moreColumns: [],
    children: (
      <>
        <EventRow {...rows.leading} {...pairs} stacked="narrow" moreMarkets={undefined} />
        <EventRow {...rows.upcoming} {...pairs} stacked="narrow" moreMarkets={undefined} />
      </>
    ),
  },
};

export const Collapsed: Story = { args: { collapsed: true, collapseLabel: 'Show matches' } };

export const Loading: Story = { render: () => <CompetitionCardSkeleton rows={3} /> };

export const Empty: Story = {
  args: { children: <EmptyState title="No matches now." detail="The next one starts at 21:00." /> },
};

export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="Matches could not be loaded."
        detail="Check your connection, then try again."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
};

export const Stress: Story = {
  args: {
    title:
      'International · Intercontinental championship of regions, qualification, second round of the return matches',
    children: (
      <>
        <EventRow {...rows.stress} />
        <EventRow {...rows.even} />
      </>
    ),
  },
};
