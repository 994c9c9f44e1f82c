import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatchTimeline } from './MatchTimeline.tsx';
import { docs } from './MatchTimeline.docs.ts';

const meta = {
  title: 'Blocks/Events/MatchTimeline',
  component: MatchTimeline,
  parameters: { componentDocs: docs },
  args: {
    label: 'Course of the match',
    teams: ['Harbour City', 'Crestwood Palace'],
    emptyTitle: 'Nothing has happened yet.',
    moments: [
      {
        id: '1',
        minute: "12'",
        label: 'Goal, J. Penhallow',
        detail: 'Header after a corner',
        icon: 'football',
        side: 0,
        score: '1–0',
        emphasised: true,
      },
      {
        id: '2',
        minute: "34'",
        label: 'Yellow card, B. Oyelaran',
        icon: 'booking-filled',
        card: 'yellow',
        side: 1,
      },
      {
        id: '3',
        minute: "41'",
        label: 'Goal, S. Villon',
        detail: 'Penalty',
        icon: 'football',
        side: 1,
        score: '1–1',
        emphasised: true,
      },
      { id: '4', minute: "45'", label: 'Half-time', icon: 'whistle', score: '1–1' },
      {
        id: '5',
        minute: "58'",
        label: 'Red card, B. Oyelaran',
        icon: 'booking-filled',
        card: 'red',
        side: 1,
        emphasised: true,
      },
      {
        id: '6',
        minute: "61'",
        label: 'R. Salter comes on',
        detail: 'for T. Brackenbury',
        icon: 'substitution',
        side: 0,
      },
    ],
  },
} satisfies Meta<typeof MatchTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Empty: Story = { args: { moments: [] } };

export const Stress: Story = {
  args: {
    moments: [
      {
        id: '1',
        minute: "120+14'",
        label:
          'Goal, Teodor van der Wielen-Brackenbury-Unterschleißheimer, after a review that took six minutes',
        detail: 'Own goal, last touched by the goalkeeper of the visiting side on the line',
        icon: 'football',
        side: 1,
        score: '112–108',
        emphasised: true,
      },
    ],
  },
};
