import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Stack/Stack.tsx';
import { games, gameLabels, ironOrchard, longTitle } from '../fixtures.tsx';
import type { Game } from '../games.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { docs } from './GameTile.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameTile',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: GameTile,
  args: { game: ironOrchard, labels: gameLabels, onFavouriteChange: fn() },
  decorators: [
    (Story) => (
      <Grid columns="two">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player toggles the favourite; the name links to the game, and focus shows “Demo”. */
export const Default: Story = {
  render: function Tile(args) {
    const [favourite, setFavourite] = useState(false);
    return (
      <GameTile
        {...args}
        game={{ ...args.game, favourite }}
        onFavouriteChange={(id, on) => {
          setFavourite(on);
          args.onFavouriteChange?.(id, on);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement);
    const star = tile.getByRole('button', { name: 'Favourite: Iron Orchard' });
    await userEvent.click(star);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('iron-orchard', true);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    star.blur();
    await userEvent.tab();
    await expect(tile.getByRole('link', { name: 'Iron Orchard' })).toHaveFocus();
    await userEvent.tab();
    await expect(tile.getByRole('link', { name: 'Demo Iron Orchard' })).toHaveFocus();
  },
};

const onSheetOpen = fn();

/** A touch opens the game's sheet; mouse and keyboard open the game directly. */
export const Touched: Story = {
  args: { onSheetOpen },
  play: async ({ canvasElement }) => {
    onSheetOpen.mockClear();
    const way = within(canvasElement).getByRole('link', { name: 'Iron Orchard' });
    await fireEvent.pointerDown(way, { pointerType: 'touch' });
    await fireEvent.click(way);
    await expect(onSheetOpen).toHaveBeenCalledWith('iron-orchard');
  },
};

const show = (list: readonly Game[]): NonNullable<Story['render']> =>
  function Tiles({ labels, onFavouriteChange }) {
    return (
      <>
        {list.map((game) => (
          <GameTile key={game.id} game={game} labels={labels} onFavouriteChange={onFavouriteChange} />
        ))}
      </>
    );
  };

export const Badges: Story = { render: show(games.slice(0, 6)) };

/**
 * Tiles that are unavailable, under maintenance or demo only, and tiles whose thumbnail is missing or fails to load.
 */
export const Closed: Story = {
  render: show([
    { ...ironOrchard, id: 'country', closed: { reason: 'country', label: 'Not available in your country' } },
    { ...ironOrchard, id: 'mended', closed: { reason: 'maintenance', label: 'Back at 14:00' } },
    { ...ironOrchard, id: 'demo', playHref: undefined },
    { ...ironOrchard, id: 'none', thumbnail: undefined },
    { ...ironOrchard, id: 'broken', title: 'Broken Picture', thumbnail: 'data:image/png;base64,AAAA' },
  ]),
};

export const Loading: Story = { render: () => <GameTileSkeleton /> };

export const Stress: Story = {
  render: show([
    {
      ...ironOrchard,
      title: longTitle,
      provider: 'Gesellschaft für elektrizitätswirtschaftliche Unterhaltungsspiele',
      thumbnail: undefined,
      jackpot: '€ 1,999,204,881.27',
      badges: [
        { kind: 'exclusive', label: 'Ausschließlich hier' },
        { kind: 'drops', label: 'Preisausschüttung' },
        { kind: 'new', label: 'Neu' },
      ],
    },
    {
      ...ironOrchard,
      id: 'closed',
      closed: {
        reason: 'country',
        label: 'In dem Land, in dem Sie sich gerade aufhalten, ist dieses Spiel leider nicht verfügbar',
      },
    },
  ]),
};
