import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { docs } from './NoticeBar.docs.ts';

const meta = {
  title: 'Blocks/Content/NoticeBar',
  component: NoticeBar,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: { children: 'This is play money. Nothing here can be won or lost.', icon: 'coin' },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlayMoney: Story = {};

export const Offline: Story = {
  args: { tone: 'danger', icon: 'offline', children: 'No connection. Prices stand still until it is back.' },
};

export const DelayedBroadcast: Story = {
  args: {
    tone: 'warning',
    icon: 'clock',
    children: 'Broadcasts may be delayed by up to 40 seconds.',
    dismissLabel: 'Hide',
    onDismiss: fn(),
  },
};

export const MaintenanceSoon: Story = {
  args: {
    tone: 'warning',
    icon: 'maintenance',
    children: 'Work on the site starts in 40 minutes and takes until 05:30.',
    action: <Link href="#maintenance">More</Link>,
  },
};

export const Stress: Story = {
  args: {
    tone: 'warning',
    children:
      'Scheduled maintenance on Sunday, 22 November, from 03:00 to 05:30: bets, deposits and withdrawals are not possible in these hours, results are settled afterwards.',
    dismissLabel: 'Hide',
    onDismiss: fn(),
  },
};
