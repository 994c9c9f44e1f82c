import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Lineups, type LineupTeam } from './Lineups.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './Lineups.docs.ts';

const side = (name: string, formation: string, names: readonly string[]): LineupTeam => ({
  name,
  formation,
  groups: [
    {
      id: 'starting',
      title: 'Starting',
      players: names.slice(0, 5).map((player, place) => ({
        id: player,
        number: String(place === 0 ? 1 : place * 4),
        name: player,
        role: place === 0 ? 'Goalkeeper' : place === 2 ? 'Captain' : undefined,
        marks:
          place === 3
            ? [
                { id: 'card', icon: 'booking', label: 'Yellow card in the 34th minute' },
                { id: 'off', icon: 'substitution', label: 'Off in the 71st minute' },
              ]
            : undefined,
      })),
    },
    {
      id: 'bench',
      title: 'Bench',
      players: names
        .slice(5)
        .map((player, place) => ({ id: player, number: String(20 + place), name: player })),
    },
  ],
});

const teams = [
  side('Harbour City', '4-3-3', [
    'D. Ashdown',
    'M. Okafor-Lindqvist',
    'J. Penhallow',
    'T. Brackenbury',
    'R. Salter',
    'P. Quayle',
    'E. Thorne',
  ]),
  side('Crestwood Palace', '3-5-2', [
    'L. Marchetti',
    'S. Villon',
    'A. Hathersage',
    'B. Oyelaran',
    'K. Dunmore',
    'N. Farrow',
    'C. Iversen',
  ]),
];

const meta = {
  title: 'Blocks/Events/Lineups',
  component: Lineups,
  parameters: { componentDocs: docs },
  args: { label: 'Line-ups', teams, emptyTitle: 'Line-ups are known an hour before the start.' },
} satisfies Meta<typeof Lineups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Off in the 71st minute')).toHaveLength(2);
  },
};

export const Desktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

export const Empty: Story = { args: { teams: [] } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
