import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RewardTiles } from './RewardTiles.tsx';
import { docs } from './Rewards.docs.ts';

const meta = {
  title: 'Blocks/Account/Rewards',
  parameters: { componentDocs: docs },
  component: RewardTiles,
  args: {
    label: 'Rewards',
    rewards: [
      {
        id: 'bet',
        title: 'Free bet of € 5',
        detail: 'Expresses from 3 selections',
        icon: 'coupon',
        takeLabel: '500 points',
      },
      {
        id: 'spins',
        title: '20 free spins',
        detail: 'In Lantern Row',
        icon: 'slots',
        takeLabel: '800 points',
        busy: true,
      },
      {
        id: 'big',
        title: 'Free bet of € 20',
        detail: 'All sports',
        icon: 'gift',
        locked: true,
        stateLabel: '760 points more',
      },
      {
        id: 'had',
        title: 'Faster withdrawals',
        detail: 'Until 30 November',
        icon: 'withdraw',
        stateLabel: 'Taken',
      },
    ],
    onTake: fn(),
  },
} satisfies Meta<typeof RewardTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledWith('bet');
  },
};

export const Stress: Story = {
  args: {
    rewards: [
      {
        id: 'long',
        title: 'Gratiswette im Wert von zwanzig Euro auf Kombinationswetten',
        detail:
          'Für Kombinationswetten mit mindestens fünf Auswahlen zu Quoten ab 1,80 in allen Sportarten außer virtuellen.',
        icon: 'gift',
        takeLabel: '1,248,250 points',
      },
    ],
  },
};
