import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { games, gameLabels, ironOrchard, longTitle } from '../fixtures.tsx';
import { GameGrid } from '../GameGrid/GameGrid.tsx';
import { GameSheet } from './GameSheet.tsx';
import { docs } from './GameSheet.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameSheet',
  component: GameSheet,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    game: ironOrchard,
    labels: gameLabels,
    details: [
      { label: 'Volatility', value: 'High' },
      { label: 'Return to player', value: '96.2 %' },
      { label: 'Stake', value: '€ 0.20 to € 100' },
    ],
    open: true,
    onOpenChange: fn(),
    onFavouriteChange: fn(),
  },
} satisfies Meta<typeof GameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const star = await screen.findByRole('button', { name: 'Favourite' });
    await userEvent.click(star);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('iron-orchard', true);
  },
};

export const Closed: Story = {
  args: {
    game: { ...ironOrchard, closed: { reason: 'maintenance', label: 'Under maintenance. Back at 14:00.' } },
  },
};

/** A long press on a tile opens the sheet. */
export const FromATile: Story = {
  render: function Lobby(args) {
    const [id, setId] = useState<string>();
    const game = games.find((item) => item.id === id);
    return (
      <>
        <GameGrid label="Popular games" games={games.slice(0, 4)} labels={args.labels} onSheetOpen={setId} />
        {game && <GameSheet {...args} game={game} onOpenChange={() => setId(undefined)} />}
      </>
    );
  },
  play: async () => {
    const tile = screen.getByRole('link', { name: 'Nine Comets' });
    await fireEvent.pointerDown(tile, { pointerType: 'touch' });
    await screen.findByRole('dialog', { name: 'Nine Comets' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Stress: Story = {
  args: {
    game: { ...ironOrchard, title: longTitle, thumbnails: undefined },
    labels: { ...gameLabels, play: 'Um Echtgeld spielen', demo: 'Kostenlos ausprobieren' },
  },
};
