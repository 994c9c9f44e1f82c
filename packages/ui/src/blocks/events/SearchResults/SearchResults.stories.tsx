import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchResults, SearchResultsSkeleton } from './SearchResults.tsx';
import { docs } from './SearchResults.docs.ts';

const meta = {
  title: 'Blocks/Events/SearchResults',
  component: SearchResults,
  parameters: { componentDocs: docs },
  args: {
    label: 'Results for “harb”',
    query: 'harb',
    emptyTitle: 'Nothing found.',
    emptyDetail: 'Check the spelling, or search by a competition.',
    groups: [
      {
        id: 'matches',
        title: 'Matches',
        hits: [
          {
            id: '1',
            name: 'Harbour City – Crestwood Palace',
            detail: 'Football · Coastal League',
            href: '#1',
            icon: 'football',
            live: "63'",
            note: '2–1',
          },
          {
            id: '2',
            name: 'Old Harbour – Saltwick',
            detail: 'Basketball · Bay League',
            href: '#2',
            icon: 'basketball',
            note: 'Today, 21:00',
          },
        ],
      },
      {
        id: 'teams',
        title: 'Teams',
        hits: [
          {
            id: '3',
            name: 'Harbour City',
            detail: 'Football · Coastland',
            href: '#3',
            icon: 'shield',
            note: '4 matches',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.tab();
    await expect(list.getByRole('link', { name: /Crestwood Palace/ })).toHaveFocus();
  },
};

export const NothingFound: Story = { args: { groups: [], label: 'Results for “quidditch”' } };

export const Loading: Story = { render: () => <SearchResultsSkeleton /> };

export const Stress: Story = {
  args: {
    query: 'district',
    groups: [
      {
        id: 'matches',
        title: 'Matches',
        hits: [
          {
            id: '1',
            name: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves – Borussia Mönchhofen-Unterschleißbach von 1899 II',
            detail:
              'Football · Intercontinental championship of regions, qualification, second round of the return matches',
            href: '#1',
            icon: 'football',
            live: "120+14' · Extra time",
            note: '112–108',
          },
        ],
      },
    ],
  },
};
