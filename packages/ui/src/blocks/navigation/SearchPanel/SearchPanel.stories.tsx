import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { columns, rows } from '../../fixtures.tsx';
import { CompetitionCard } from '../../events/CompetitionCard/CompetitionCard.tsx';
import { CompetitionMark } from '../../events/CompetitionMark/CompetitionMark.tsx';
import { EventRow } from '../../events/EventRow/EventRow.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchGroup } from './SearchResults.tsx';
import { docs } from './SearchPanel.docs.ts';

const groups: readonly SearchGroup[] = [
  {
    id: 'matches',
    title: 'Matches',
    more: { label: 'All 14', href: '#matches' },
    entries: [
      {
        id: 'm1',
        name: 'Harbour City – Crestwood Palace',
        detail: 'Coastland · Coastal League',
        icon: 'football',
        href: '#m1',
        end: "63'",
        live: true,
      },
      {
        id: 'm2',
        name: 'Harbour Queens – Everley',
        detail: 'Coastland · Women’s Cup',
        icon: 'football',
        href: '#m2',
        end: '21:00',
      },
    ],
  },
  {
    id: 'teams',
    title: 'Teams',
    entries: [{ id: 't1', name: 'Harbour City', detail: 'Football, Coastland', icon: 'shield', href: '#t1' }],
  },
  {
    id: 'competitions',
    title: 'Competitions',
    entries: [
      {
        id: 'c1',
        name: 'Harbour Trophy',
        detail: 'Ice hockey',
        mark: <CompetitionMark name="Harbour Trophy" country="ca" />,
        href: '#c1',
      },
    ],
  },
  {
    id: 'games',
    title: 'Games',
    entries: [{ id: 'g1', name: 'Harbour Lights', detail: 'Lantern Works', icon: 'casino', href: '#g1' }],
  },
];

function Typed(args: ComponentProps<typeof SearchPanel>) {
  const [query, setQuery] = useState(args.query);
  return <SearchPanel {...args} query={query} onQueryChange={setQuery} />;
}

const meta = {
  title: 'Blocks/Navigation/SearchPanel',
  component: SearchPanel,
  parameters: { componentDocs: docs },
  args: {
    labels: {
      field: 'Search matches, teams, games',
      clear: 'Clear',
      recent: 'Recent searches',
      forget: 'Forget',
      nothing: 'Nothing by this name',
      nothingDetail: 'Check the spelling, or try a shorter word.',
      failed: 'The search did not answer',
      retry: 'Try again',
    },
    query: 'harb',
    onQueryChange: fn(),
    state: 'ready',
    groups,
    summary: '5 results',
    onRetry: fn(),
    onForget: fn(),
  },
  render: Typed,
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move from the field through the results and wrap around; Escape clears the field. */
export const Results: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const field = panel.getByRole('searchbox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('link', { name: /Crestwood/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(panel.getByRole('link', { name: /Harbour Lights/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(panel.getByRole('status')).toHaveTextContent('5 results');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'harb');
    field.blur();
  },
};

/** Matches are rows with prices before the other results; the arrow keys reach their names. */
export const WithMatches: Story = {
  args: {
    groups: groups.filter(({ id }) => id !== 'matches'),
    matches: (
      <CompetitionCard kind="sport" title="Football" level={2} columns={columns} narrowColumns>
        <EventRow {...rows.leading} form="compact" place="Coastal League" />
        <EventRow {...rows.upcoming} form="compact" place="Women’s Cup" />
      </CompetitionCard>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    panel.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    const match = panel.getByRole('link', { name: /Crestwood Palace/ });
    await expect(match).toHaveFocus();
    match.blur();
  },
};

export const Recent: Story = {
  args: { state: 'idle', query: '', groups: [], recent: ['harbour city', 'coastal league', 'lantern'] },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Forget' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    panel.getByRole('button', { name: 'Forget' }).blur();
  },
};

/** Before the first characters: links to what many players open. */
export const Suggestions: Story = {
  args: {
    state: 'idle',
    query: '',
    groups: [],
    hint: 'Enter at least two letters.',
    recent: ['harbour city'],
    suggestions: groups.filter(({ id }) => id === 'matches' || id === 'competitions'),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const field = panel.getByRole('searchbox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(panel.getByRole('link', { name: /Crestwood/ })).toHaveFocus();
    panel.getByRole('link', { name: /Crestwood/ }).blur();
  },
};

export const Loading: Story = { args: { state: 'loading', groups: [] } };

export const Nothing: Story = { args: { query: 'hrabuor', groups: [] } };

export const Failed: Story = {
  args: { state: 'error', groups: [] },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

export const Stress: Story = {
  args: {
    query: 'Intercontinental-Championship-of-Regions-Qualification',
    groups: [
      {
        id: 'matches',
        title: 'Veranstaltungsübersichten der nächsten achtundvierzig Stunden',
        more: { label: 'All 1,142', href: '#all' },
        entries: [
          {
            id: 'm1',
            name: 'Llanfairpwllgwyngyll and District Amateur Football Club Reserves – Borussia Mönchhofen-Unterschleißbach von 1899 II',
            detail:
              'Intercontinental championship of regions, qualification, second round of the return matches',
            icon: 'football',
            href: '#m1',
            end: "120+14'",
            live: true,
          },
        ],
      },
    ],
  },
};
