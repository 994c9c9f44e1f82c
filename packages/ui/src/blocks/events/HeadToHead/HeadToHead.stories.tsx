import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormChips } from '../FormChips/FormChips.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import { docs } from './HeadToHead.docs.ts';

const form = (whose: string, letters: string) => (
  <FormChips
    label={`Last five of ${whose}`}
    matches={[...letters].map((letter, place) => ({
      id: `${place}`,
      letter,
      outcome: letter === 'W' ? 'won' : letter === 'D' ? 'drawn' : 'lost',
      label: letter === 'W' ? 'Won' : letter === 'D' ? 'Drawn' : 'Lost',
    }))}
  />
);

const meta = {
  title: 'Blocks/Events/HeadToHead',
  component: HeadToHead,
  parameters: { componentDocs: docs },
  args: {
    label: 'Head to head',
    teams: ['Harbour City', 'Crestwood Palace'],
    forms: [form('Harbour City', 'WWDLW'), form('Crestwood Palace', 'LDWLL')],
    wins: [
      { count: 12, label: '12 wins' },
      { count: 5, label: '5 wins' },
    ],
    draws: { count: 7, label: '7 draws' },
    emptyTitle: 'They have not met before.',
    meetings: [
      {
        id: '1',
        day: '14 Mar 2026',
        competition: 'Coastal League',
        teams: ['Harbour City', 'Crestwood Palace'],
        score: ['2', '1'],
        winner: 0,
        href: '#1',
      },
      {
        id: '2',
        day: '2 Nov 2025',
        competition: 'Coastal League',
        teams: ['Crestwood Palace', 'Harbour City'],
        score: ['1', '1'],
        href: '#2',
      },
      {
        id: '3',
        day: '19 Aug 2025',
        competition: 'Continental Cup',
        teams: ['Crestwood Palace', 'Harbour City'],
        score: ['3', '0'],
        winner: 0,
        href: '#3',
      },
    ],
  },
} satisfies Meta<typeof HeadToHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByText('12 wins')).toBeVisible();
    await expect(part.getAllByRole('link')).toHaveLength(3);
  },
};

export const Empty: Story = { args: { meetings: [] } };

export const Stress: Story = {
  args: {
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football Club',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    meetings: [
      {
        id: '1',
        day: '14 March 2026',
        competition: 'Intercontinental championship of regions, second round of the return matches',
        teams: [
          'Llanfairpwllgwyngyll and District Amateur Football Club',
          'Borussia Mönchhofen-Unterschleißbach von 1899 II',
        ],
        score: ['112', '108'],
        winner: 0,
      },
    ],
  },
};
