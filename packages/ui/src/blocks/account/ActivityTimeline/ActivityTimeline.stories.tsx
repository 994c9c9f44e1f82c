import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityTimeline } from './ActivityTimeline.tsx';
import { docs } from './ActivityTimeline.docs.ts';

const meta = {
  title: 'Blocks/Account/ActivityTimeline',
  component: ActivityTimeline,
  parameters: { componentDocs: docs },
  args: {
    label: 'Timeline',
    entries: [
      { id: '5', title: 'Bet of € 10.00 won', time: 'Today 19:58', detail: 'Paid € 17.20', tone: 'success' },
      { id: '4', title: 'Signed in', time: 'Today 19:30', detail: 'Firefox on Android' },
      { id: '3', title: 'Deposit limit of 24 hours', time: '22 Nov', detail: '€ 50.00, by the player' },
      { id: '2', title: 'Documents refused', time: '19 Nov', detail: 'By T. Aspen', tone: 'warning' },
      { id: '1', title: 'Banned', time: '12 Nov', detail: 'Ban level 45, by I. Orlan', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof ActivityTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    entries: [
      {
        id: '1',
        title: 'Selbstausschlussaufhebungsantragsbearbeitungsverfahren abgeschlossen',
        time: 'Wednesday 26 November 2026, 23:59 UTC',
        detail: 'Verantwortungsbewusstseinsförderungsmaßnahme '.repeat(6),
      },
      { id: '0', title: 'Registered', time: '26 Nov' },
    ],
  },
};
