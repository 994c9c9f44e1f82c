import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { longTitle } from '../fixtures.tsx';
import { WageringCard } from './WageringCard.tsx';
import { docs } from './WageringCard.docs.ts';

const meta = {
  title: 'Blocks/Casino/WageringCard',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: WageringCard,
  args: {
    title: 'Welcome bonus',
    amount: '€ 38.00',
    status: 'Active',
    progress: { value: 140, max: 350, done: '€ 140 wagered', left: '€ 210 to go' },
    details: [
      { label: 'Ends', value: '4 December, 21:07' },
      { label: 'Greatest stake', value: '€ 5' },
      { label: 'What counts', value: 'Slots 100 %, live casino 10 %' },
    ],
    actions: (
      <>
        <ButtonLink href="#games">Games that count</ButtonLink>
        <Button emphasis="plain">Give it up</Button>
      </>
    ),
  },
} satisfies Meta<typeof WageringCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = {
  args: {
    status: 'Waits',
    progress: { value: 0, max: 350, done: '€ 0 wagered', left: '€ 350 to go' },
    details: [],
    notice: (
      <Notice tone="boost" action={<Link href="#first">See the other bonus</Link>}>
        It starts when the free spins are played.
      </Notice>
    ),
    actions: undefined,
  },
};

export const Done: Story = {
  args: {
    status: 'Done',
    progress: { value: 350, max: 350, done: '€ 350 wagered', left: 'Nothing to go' },
    details: [],
    notice: <Notice tone="success">The bonus is yours: € 38.00 is in your balance.</Notice>,
    actions: undefined,
  },
};

export const Stress: Story = {
  args: {
    title: longTitle,
    amount: '€ 1,999,204,881.27',
    status: 'Wird umgesetzt',
    progress: { value: 1, max: 3, done: '€ 1,204,881.27 umgesetzt', left: 'noch € 2,409,762.54 umzusetzen' },
    details: [{ label: 'Höchsteinsatz je Runde', value: longTitle }],
  },
};
