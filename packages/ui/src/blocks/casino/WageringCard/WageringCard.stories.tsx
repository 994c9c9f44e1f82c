import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { longTitle } from '../fixtures.tsx';
import { WageringCard } from './WageringCard.tsx';
import { docs } from './WageringCard.docs.ts';

const meta = {
  title: 'Blocks/Casino/WageringCard',
  parameters: { componentDocs: docs },
  component: WageringCard,
  args: {
    title: 'Reload bonus · slots',
    ends: 'Ends Sun, 29 Nov, 23:59',
    amount: '€ 40.00',
    note: 'apart from your own € 208.50',
    progress: {
      percent: 61,
      share: '61 %',
      done: '€ 488.00 done',
      left: '€ 312.00 of wagering to go',
      all: '€ 800.00 in all, 8 × (€ 60 + € 40)',
    },
    facts: [
      {
        title: 'What a € 1 stake counts',
        details: [
          { label: 'Slots, scratch', value: '€ 1.00' },
          { label: 'Crash, plinko', value: '€ 0.20' },
          { label: 'Tables, dice', value: '€ 0.10' },
        ],
      },
      {
        title: 'Bounds',
        details: [
          { label: 'Highest stake', value: '€ 5.00' },
          { label: 'Pays at most', value: '€ 150' },
          { label: 'Days left', value: '6' },
        ],
      },
    ],
    cost: 'On a slot that returns 96 %, wagering € 312.00 costs about € 12.48 on average. It can be more or less.',
    actions: (
      <Button emphasis="outline" tone="danger">
        Give it up
      </Button>
    ),
  },
} satisfies Meta<typeof WageringCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = {
  args: { progress: undefined, facts: [], cost: undefined, note: undefined, actions: undefined },
};

export const Closing: Story = {
  args: {
    notice: (
      <Notice tone="warning" action={<Link href="#bets">See the bets</Link>}>
        The time is over. Your open bets still count.
      </Notice>
    ),
    actions: undefined,
  },
};

export const Stress: Story = {
  args: {
    title: longTitle,
    amount: '€ 1,999,204,881.27',
    note: 'getrennt von Ihrem eigenen Guthaben von € 1,204,881.27',
    progress: {
      percent: 33,
      share: '33 %',
      done: '€ 1,204,881.27 umgesetzt',
      left: 'noch € 2,409,762.54 umzusetzen',
      all: 'insgesamt € 3,614,643.81, 8 × (€ 60 + € 40)',
    },
    facts: [
      { title: longTitle, details: [{ label: 'Höchsteinsatz je Runde', value: longTitle }] },
      { title: 'Grenzen', details: [{ label: 'Höchsteinsatz', value: '€ 1,999,204,881.27' }] },
    ],
  },
};
