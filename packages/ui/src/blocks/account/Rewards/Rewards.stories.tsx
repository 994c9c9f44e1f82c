import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { LevelCard } from './LevelCard.tsx';
import { RewardTiles } from './RewardTiles.tsx';
import { docs } from './Rewards.docs.ts';

const meta = {
  title: 'Blocks/Account/Rewards',
  parameters: { componentDocs: docs },
  tags: ['planned'],
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
  render: (args) => (
    <Stack>
      <LevelCard
        level="Silver"
        points="1,240 points"
        detail="7 % cashback and withdrawals within an hour."
        next={{ label: 'Next level', share: 0.62, text: '760 points until Gold' }}
      />
      <RewardTiles {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RewardTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const tiles = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledWith('bet');
    await expect(tiles.getByRole('progressbar', { name: 'Next level' })).toBeVisible();
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
