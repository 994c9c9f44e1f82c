import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { CompetitionCard, CompetitionCardSkeleton } from '../CompetitionCard/CompetitionCard.tsx';
import { DateStrip } from '../DateStrip/DateStrip.tsx';
import { crests, Flag } from '../eventFixtures.tsx';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import { ResultRow, ResultRowSkeleton, type ResultRowProps } from './ResultRow.tsx';
import { docs } from './ResultRow.docs.ts';

const football: ResultRowProps = {
  href: '#match',
  teams: ['Harbour City', 'Crestwood Palace'],
  crests: [crests.harbour, undefined],
  sport: 'football',
  day: '20 Nov',
  time: '21:00',
  scores: ['2', '1'],
  winner: 0,
  details: [
    { id: 'first', label: '1st half', value: '1–0' },
    { id: 'second', label: '2nd half', value: '1–1' },
    { id: 'corners', label: 'Corners', value: '6–4' },
    { id: 'cards', label: 'Yellow cards', value: '2–3' },
  ],
  expandLabel: 'Details of Harbour City – Crestwood Palace',
};

const tennis: ResultRowProps = {
  href: '#match',
  teams: ['H. Rulander', 'F. Augier-Allard'],
  day: '20 Nov',
  time: '18:30',
  scores: ['2', '1'],
  winner: 0,
  parts: [
    { id: '1', home: '7', away: '6' },
    { id: '2', home: '4', away: '6' },
    { id: '3', home: '6', away: '2' },
  ],
  scoreLabel: 'Sets 2–1, games 7–6, 4–6 and 6–2',
};

/** Wraps results in the card of their competition. */
const inCard = (children: ReactNode) => (
  <CompetitionCard title="Coastland · Coastal League" flag={<Flag of="coastland" />}>
    {children}
  </CompetitionCard>
);

const meta = {
  title: 'Blocks/Events/ResultRow',
  component: ResultRow,
  parameters: { componentDocs: docs },
  args: { ...football, onExpandedChange: fn() },
} satisfies Meta<typeof ResultRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => inCard(<Story />)],
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    row.getByRole('link', { name: /Harbour City/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
  },
};

/** Expanded, with sets, after extra time, and cancelled. */
export const States: Story = {
  decorators: [(Story) => inCard(<Story />)],
  render: (args) => (
    <>
      <ResultRow {...args} expanded />
      <ResultRow {...tennis} />
      <ResultRow
        {...football}
        teams={['Fulbourne', 'Everley']}
        crests={undefined}
        status="After penalties"
        scores={['4', '5']}
        winner={1}
      />
      <ResultRow
        href="#match"
        teams={['Lyonne', 'Lillet']}
        day="20 Nov"
        time="16:00"
        status="Cancelled · bets returned"
      />
    </>
  ),
};

/** Results page: day, search, competitions. */
export const Page: Story = {
  render: (args) => <Results {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox'), 'zz');
    await expect(page.getByText('No results for “zz”.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Empty the field' }));
    const opener = page.getByRole('button', { name: /Details/, expanded: false });
    await userEvent.click(opener);
    await expect(page.getByText('Yellow cards')).toBeVisible();
  },
};

export const Stress: Story = {
  decorators: [(Story) => inCard(<Story />)],
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    scores: ['112', '108'],
    status: 'After the third extra time, decided at the green table',
    parts: ['1', '2', '3', '4', '5'].map((id) => ({ id, home: '28', away: '31' })),
    scoreLabel: '112–108',
    expanded: true,
  },
};

function Results(args: ResultRowProps) {
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState(false);
  const found = 'Harbour City Crestwood Palace'.toLowerCase().includes(query.toLowerCase());
  return (
    <Stack>
      <DateStrip
        label="Day of play"
        value="2026-11-20"
        days={['Tue', 'Wed', 'Thu', 'Yesterday', 'Today'].map((name, place) => ({
          value: `2026-11-${17 + place}`,
          name,
          date: String(17 + place),
          label: `${name}, ${17 + place} November`,
        }))}
      />
      <EventSearch
        label="Search a result"
        clearLabel="Empty the field"
        value={query}
        onValueChange={setQuery}
      />
      {found ? (
        inCard(<ResultRow {...args} expanded={expanded} onExpandedChange={setExpanded} />)
      ) : (
        <EmptyState icon="search" title={`No results for “${query}”.`} />
      )}
    </Stack>
  );
}

/** Race with a name and ranking instead of sides. */
export const Race: Story = {
  args: {
    href: '#race',
    teams: ['Grand Prix of Falkenried', ''],
    scores: undefined,
    day: '20 Nov',
    time: '15:00',
    status: 'Winner: B. Maravic',
    details: [
      { id: '1', label: '1', value: 'B. Maravic' },
      { id: '2', label: '2', value: 'O. Ulmansen' },
    ],
    expandLabel: 'Places of Grand Prix of Falkenried',
    expanded: true,
  },
};

/** Placeholder while the results load. */
export const Loading: Story = { render: () => <CompetitionCardSkeleton rows={3} row={ResultRowSkeleton} /> };
