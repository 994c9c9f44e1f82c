import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { longTitle } from '../fixtures.tsx';
import { DrawCard, DrawCardSkeleton } from './DrawCard.tsx';
import { docs } from './DrawCard.docs.ts';

const meta = {
  title: 'Blocks/Casino/DrawCard',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: DrawCard,
  args: {
    title: 'Harbour 6 of 49',
    when: 'Draw 4812 · Saturday, 20:00',
    prize: { label: 'Jackpot', value: '€ 2,400,000' },
    ballsLabel: 'Drawn numbers',
    balls: [
      { number: '4' },
      { number: '11', kind: 'matched', note: 'your number' },
      { number: '19' },
      { number: '27', kind: 'matched', note: 'your number' },
      { number: '33' },
      { number: '48' },
      { number: '7', kind: 'bonus', note: 'bonus ball' },
    ],
    note: 'Two of your numbers. No prize this time.',
    action: <ButtonLink href="#next">Next draw</ButtonLink>,
  },
} satisfies Meta<typeof DrawCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const balls = within(within(canvasElement).getByRole('list', { name: 'Drawn numbers' })).getAllByRole(
      'listitem',
    );
    await expect(balls.map(({ textContent }) => textContent)).toEqual([
      '4',
      '11, your number',
      '19',
      '27, your number',
      '33',
      '48',
      '7, bonus ball',
    ]);
  },
};

export const Live: Story = {
  args: {
    title: 'Bingo 75, hall 3',
    live: 'Live',
    when: '3 of 5 balls',
    balls: [
      { number: 'B 4' },
      { number: 'N 41', kind: 'matched', note: 'your number' },
      { number: 'O 68' },
      { kind: 'waiting' },
      { kind: 'waiting' },
    ],
    note: 'You have 4 cards',
    action: <ButtonLink href="#watch">Watch</ButtonLink>,
  },
};

export const Upcoming: Story = {
  args: {
    when: 'Today, 20:00 · sales close at 19:55',
    balls: undefined,
    note: '€ 1.50 a card',
    action: <Button tone="primary">Buy a card · € 1.50</Button>,
  },
};

export const Loading: Story = { render: () => <DrawCardSkeleton /> };

export const Stress: Story = {
  args: {
    title: longTitle,
    prize: { label: 'Gesamtausschüttung', value: '€ 1,999,204,881.27' },
    balls: Array.from({ length: 20 }, (_, index) => ({ number: String(index * 4 + 1) })),
    note: longTitle,
  },
};
