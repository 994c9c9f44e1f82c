import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, closed, columns, moreColumns, price, result, rows, totals, up } from '../../fixtures.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { crests, flags } from '../eventFixtures.tsx';
import { EventRow, type EventRowProps } from './EventRow.tsx';
import { EventRowSkeleton } from './EventRowSkeleton.tsx';
import { docs } from './EventRow.docs.ts';

const statistics = { label: 'Statistics', href: '#statistics', target: 'statistics' } as const;

const meta = {
  title: 'Blocks/Events/EventRow',
  component: EventRow,
  parameters: { componentDocs: docs },
  args: {
    ...rows.leading,
    statistics,
    onPriceToggle: fn(),
    onFavouriteChange: fn(),
  },
  decorators: [
    (Story) => (
      <CompetitionCard title="Coastland · Coastal League" columns={columns} moreColumns={moreColumns}>
        <Story />
      </CompetitionCard>
    ),
  ],
} satisfies Meta<typeof EventRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const red = (count: number) =>
  ({
    kind: 'red-card',
    label: count === 1 ? '1 red card' : `${count} red cards`,
    text: String(count),
  }) as const;

const football: EventRowProps = {
  ...rows.leading,
  crests: [undefined, undefined],
  sport: 'football',
  marks: [[], [red(1)]],
  statistics,
};

const tennis: EventRowProps = {
  ...rows.tennis,
  teams: ['H. Rulander', 'F. Augier-Allard'],
  flags: [flags.basilea, flags.highmark],
  live: { clock: '2nd set', detail: '6–4 3–2 · 40:15' },
  scores: [1, 0],
  parts: [
    { id: '1', home: '6', away: '4' },
    { id: '2', home: '3', away: '2', now: true },
    { id: 'points', home: '40', away: '15', now: true },
  ],
  scoreLabel: 'Sets 1–0, games 6–4 and 3–2, points 40–15',
  marks: [[{ kind: 'serve', label: 'serves' }], []],
};

const hockey: EventRowProps = {
  ...rows.even,
  teams: ['Northmoor Bears', 'Saltwick Icemen'],
  live: { clock: "34'", detail: '2nd period' },
  marks: [[{ kind: 'more', label: 'A player more, five against four', text: '5v4' }], []],
};

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: '2 8.25' }));
    await expect(args.onPriceToggle).toHaveBeenCalledWith('2 2 8.25');
    await expect(row.getByRole('link', { name: /Harbour City.*Crestwood Palace/ })).toHaveAttribute(
      'href',
      '#match',
    );
    const ways = ['Statistics', 'Watch'].map((name) => row.getByRole('link', { name }));
    await expect(ways.map((way) => [way.getAttribute('href'), way.getAttribute('target')])).toEqual([
      ['#statistics', 'statistics'],
      ['#watch', null],
    ]);
    // The star is the first control of the row.
    row.getByRole('button', { name: 'Favourite', pressed: false }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

/** Crests, cards, partial scores, serve and a player advantage. */
export const LiveFacts: Story = {
  render: () => (
    <>
      <EventRow {...football} />
      <EventRow {...tennis} />
      <EventRow {...hockey} />
    </>
  ),
};

/** The word takes the place of the period for some seconds. */
export const Goal: Story = {
  args: { goal: { side: 0, label: 'Goal' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Goal/)).toBeVisible();
  },
};

export const Upcoming: Story = {
  render: () => (
    <>
      <EventRow {...rows.upcoming} />
      <EventRow
        {...rows.upcoming}
        teams={['Saltwick', 'Northmoor County']}
        start={{ day: 'Today', time: '18:12', soon: 'in 12 min' }}
        favourite
      />
    </>
  ),
};

/** A contest without sides: prices have the names of their selections. */
export const Field: Story = {
  render: () => (
    <EventRow
      {...rows.upcoming}
      teams={['Coastland League 2026/27, winner']}
      pricesKind="named"
      prices={[
        price('Harbour City', '2.40'),
        price('Crestwood Palace and District', '4.50', up),
        price('Fulbourne', '11.00'),
      ]}
      moreMarkets={[]}
    />
  ),
};

/** Suspended match, break, interrupted, postponed and finished. */
export const States: Story = {
  render: () => (
    <>
      <EventRow
        {...rows.even}
        status={{ label: 'No bets now', tone: 'warning' }}
        prices={result(['2.44', closed], ['2.96', closed], ['3.35', closed])}
        moreMarkets={totals([price('Over 2.5', '', closed), price('Under 2.5', '', closed)])}
      />
      <EventRow {...rows.stopped} />
      <EventRow
        {...rows.even}
        teams={['Saltwick', 'Northmoor County']}
        live={undefined}
        status={{ label: 'Interrupted', tone: 'live' }}
        prices={result(['', closed], ['', closed], ['', closed])}
        moreMarkets={totals([price('Over 2.5', '', closed), price('Under 2.5', '', closed)])}
      />
      <EventRow
        {...rows.upcoming}
        teams={['Fulbourne', 'Everley']}
        start={undefined}
        status={{ label: 'Postponed' }}
        prices={[]}
        moreMarkets={[]}
        markets={undefined}
        note="Moved to Monday, 18:00. Bets stay open."
      />
      <EventRow
        {...rows.upcoming}
        teams={['H. Rulander', 'F. Augier-Allard']}
        start={undefined}
        status={{ label: 'Finished' }}
        scores={[2, 0]}
        parts={[
          { id: '1', home: '6', away: '4' },
          { id: '2', home: '7', away: '5' },
        ]}
        scoreLabel="Sets 2–0, games 6–4 and 7–5"
        winner={0}
        prices={[]}
        moreMarkets={[]}
        markets={undefined}
      />
    </>
  ),
};

/** Names and prices in one line, for players who want many matches on the screen. */
export const Compact: Story = {
  render: () => (
    <>
      <EventRow {...football} form="compact" crests={undefined} />
      <EventRow {...rows.even} form="compact" />
      <EventRow {...tennis} form="compact" />
      <EventRow {...rows.upcoming} form="compact" />
      <EventRow {...rows.stress} form="compact" />
    </>
  ),
};

/** Competitions in the rows, with the star above their flags; the names of two rows are long. */
export const WithCompetitions: Story = {
  render: () => (
    <>
      <EventRow
        {...football}
        form="compact"
        place="Copa Ipê"
        placeFlag={flags.highmark}
        favourite
        onFavouriteChange={() => undefined}
      />
      <EventRow {...tennis} form="compact" place="Grand Masters of Valmorency" placeFlag={flags.basilea} />
      <EventRow {...rows.upcoming} form="compact" place="Coastal League" placeFlag={flags.coastland} />
      <EventRow
        {...rows.stress}
        form="compact"
        place="Intercontinental championship of regions, qualification"
        placeFlag={flags.coastland}
      />
    </>
  ),
};

export const WithCompetitionsRightToLeft: Story = {
  ...WithCompetitions,
  globals: { direction: 'rtl' },
};

export const WithCompetitionsDesktop: Story = {
  ...WithCompetitions,
  tags: ['desktop'],
  globals: { density: 'compact' },
};

/** In a list of streams every layout shows the link to the stream. */
export const OfStreams: Story = {
  tags: ['desktop'],
  globals: { density: 'compact' },
  render: () => (
    <>
      <EventRow {...rows.leading} watch={{ label: 'Watch', href: '#watch', isMain: true }} />
      <EventRow {...rows.even} watch={{ label: 'Watch', href: '#watch', isMain: true }} />
    </>
  ),
};

/** Row with the match number, for players who look up a match by it. */
export const Numbered: Story = {
  render: () => (
    <>
      <EventRow {...football} number="#1200354836" />
      <EventRow {...rows.upcoming} number="#1200354837" />
    </>
  ),
};

/** Without links to a stream or statistics the number of markets is at the end of the line. */
export const WithoutButtons: Story = {
  render: () => {
    const { href, suspendedLabel, teams, live, scores, prices, moreMarkets, markets } = rows.leading;
    return <EventRow {...{ href, suspendedLabel, teams, live, scores, prices, moreMarkets, markets }} />;
  },
};

/** Event without two sides, for example a race: its name, a note with the leaders, and the link to its markets. */
export const WithoutSides: Story = {
  args: {
    teams: ['Grand Prix of Basilea'],
    live: { clock: '24/30', detail: 'On the track' },
    scores: undefined,
    prices: [],
    moreMarkets: undefined,
    note: '1. M. Castellan · 2. J. Halloran · 3. S. Ekwueme-Lindstrand',
  },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('article'));
    await expect(row.getByText('Grand Prix of Basilea')).toBeVisible();
    await expect(row.getByText(/1\. M\. Castellan/)).toBeVisible();
  },
};

export const Loading: Story = { render: () => <EventRowSkeleton /> };

export const Stress: Story = {
  render: () => (
    <>
      <EventRow
        {...rows.stress}
        crests={[undefined, crests.wolverton]}
        sport="football"
        marks={[[red(2), { kind: 'yellow-card', label: '11 yellow cards', text: '11' }], []]}
        statistics={statistics}
      />
      <EventRow
        {...tennis}
        parts={['1', '2', '3', '4', '5'].map((id) => ({ id, home: '7', away: '6' }))}
        scores={[3, 2]}
        prices={[price('1', '1.001', chosen), price('2', '1250.00', up)]}
      />
    </>
  ),
};

/** Layout of a wide page with sticky column headers. */
export const Desktop: Story = {
  tags: ['desktop'],
  globals: { density: 'compact' },
  render: () => (
    <>
      <EventRow {...football} />
      <EventRow
        {...tennis}
        moreMarkets={totals([price('Over', '1.85'), null])}
        prices={[...tennis.prices, null]}
      />
      <EventRow {...hockey} favourite goal={{ side: 1, label: 'Goal' }} />
      <EventRow {...rows.upcoming} start={{ day: 'Today', time: '18:12', soon: 'in 12 min' }} />
      <EventRow {...rows.stopped} />
      <EventRow
        {...rows.upcoming}
        start={undefined}
        status={{ label: 'Postponed' }}
        prices={[]}
        moreMarkets={[]}
        markets={undefined}
        note="Moved to Monday, 18:00. Bets stay open."
      />
      <EventRow {...rows.stress} />
    </>
  ),
};
