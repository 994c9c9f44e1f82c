import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { longTitle } from '../fixtures.tsx';
import { TournamentHead } from './TournamentHead.tsx';
import { docs } from './TournamentHead.docs.ts';

const meta = {
  title: 'Blocks/Casino/TournamentHead',
  parameters: { componentDocs: docs },
  component: TournamentHead,
  args: {
    kind: 'Daily tournament',
    title: 'Lantern night',
    text: 'Every spin of € 0.50 or more in twelve games counts. The highest win for its stake decides.',
    details: [
      { label: 'Prize pool', value: '€ 20,000' },
      { label: 'Ends in', value: '3 h 12 min' },
      { label: 'Players', value: '2,310' },
      { label: 'Your place', value: '148th' },
    ],
    action: (
      <ButtonLink href="#games" tone="primary" icon="play">
        Play
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof TournamentHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotJoined: Story = {
  args: {
    details: [
      { label: 'Prize pool', value: '€ 20,000' },
      { label: 'Ends in', value: '3 h 12 min' },
      { label: 'Entry', value: 'Free' },
    ],
    action: <Button tone="primary">Join</Button>,
  },
};

export const Finished: Story = {
  args: {
    details: [
      { label: 'Prize pool', value: '€ 20,000' },
      { label: 'Finished', value: '20 November' },
      { label: 'Your place', value: '12th' },
    ],
    action: undefined,
    notice: <Notice tone="success">You won € 400. It is in your balance.</Notice>,
  },
};

export const Desktop: Story = { tags: ['desktop'] };

export const Stress: Story = {
  args: {
    title: longTitle,
    details: [
      { label: 'Gesamtausschüttung einschließlich aller Nebenpreise', value: '€ 1,999,204,881.27' },
      { label: 'Teilnehmende', value: '2,310,884' },
    ],
  },
};
