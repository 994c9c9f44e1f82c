import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TeamCrest } from '../../events/TeamCrest/TeamCrest.tsx';
import { BetReceipt } from './BetReceipt.tsx';
import { docs } from './BetReceipt.docs.ts';

const onKeep = fn();

const meta = {
  title: 'Blocks/Coupon/BetReceipt',
  component: BetReceipt,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    title: 'Your bet is placed',
    detail: 'Today, 21:08',
    kind: 'Express, 3 selections',
    number: 'No. 4 817 203',
    legs: [
      {
        id: '1',
        title: 'Torrequinta Wanderers to win',
        price: '1.67',
        notes: ['Match result', 'Today 21:45 · Torrequinta Wanderers – Arroyal United'],
        crest: <TeamCrest name="Torrequinta Wanderers" sport="football" />,
      },
      {
        id: '2',
        title: 'Ashcombe United to win',
        price: '1.58',
        notes: ['Match result', 'Today 20:58 · Ashcombe United – Marrowdale Wanderers'],
        crest: <TeamCrest name="Ashcombe United" sport="football" />,
      },
      {
        id: '3',
        title: 'Kamienica Górna Wanderers or draw',
        price: '1.45',
        notes: ['Double chance', 'Tomorrow 18:00 · Kamienica Górna Wanderers – Złotowice Union'],
        crest: <TeamCrest name="Kamienica Górna Wanderers" sport="football" />,
      },
    ],
    lines: [
      { label: 'Express bonus', value: '× 1.03', isBonus: true },
      { label: 'Total price', value: '3.941' },
      { label: 'Stake', value: '€ 10.00' },
    ],
    payout: { label: 'Possible payout', value: '€ 39.41' },
    share: (
      <Button tone="brand" emphasis="plain" icon="share">
        Share
      </Button>
    ),
    actions: (
      <>
        <Button onClick={onKeep}>Keep selections</Button>
        <Button tone="strong">See my bets</Button>
      </>
    ),
  },
} satisfies Meta<typeof BetReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Express: Story = {
  play: async ({ canvasElement }) => {
    const receipt = within(canvasElement);
    await expect(receipt.getByRole('status')).toHaveTextContent('Your bet is placed');
    await expect(receipt.getByRole('status')).not.toHaveTextContent('€ 39.41');
    receipt.getByRole('button', { name: 'Keep selections' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onKeep).toHaveBeenCalledOnce();
  },
};

/** Several singles have no common sums. */
export const Singles: Story = {
  args: {
    title: '2 bets placed',
    kind: 'Singles',
    number: undefined,
    legs: [
      { id: '1', title: 'Harbour City to win', price: '1.38', notes: ['€ 10.00 at 1.38 · 48 210 773'] },
      { id: '2', title: 'Lyonne to win', price: '1.74', notes: ['€ 5.00 at 1.74 · 48 210 774'] },
    ],
    lines: [],
    payout: undefined,
    share: undefined,
  },
};

export const Stress: Story = {
  args: {
    title: 'Your bet of forty selections is placed, and its stake was taken from your bonus account',
    kind: 'System 37 of 40 with three bankers, forty selections',
    number: 'No. 48 210 773 118 004',
    legs: [
      {
        id: '1',
        title: 'Llanfairpwllgwyngyll and District Amateur Football Club to win with a handicap of −12.75',
        price: '1001.000',
        notes: [
          'Asian handicap including extra time and penalties',
          'Llanfairpwllgwyngyll and District – Borussia Mönchhofen-Unterschleißbach von 1899 II',
        ],
      },
    ],
    lines: [
      { label: 'Hyper bonus for forty selections of at least 1.10', value: '€ 15,581,282.02', isBonus: true },
      { label: 'Stake', value: '€ 1,248,250.00' },
    ],
    payout: { label: 'Possible payout', value: '€ 15,581,282,634.02' },
  },
};
