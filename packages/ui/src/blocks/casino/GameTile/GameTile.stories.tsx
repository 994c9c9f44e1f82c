import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../../primitives/Stack/Stack.tsx';
import { games, gameLabels, ironOrchard, longTitle } from '../fixtures.tsx';
import type { Game, GameShape } from '../games.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { docs } from './GameTile.docs.ts';

const meta = {
  title: 'Blocks/Casino/GameTile',
  parameters: { componentDocs: docs },
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

/** A long label of a round: its words give way, the stake is whole. */
export const UnfinishedRound: Story = {
  args: {
    game: {
      ...ironOrchard,
      badge: { kind: 'round', label: 'Раунд не окончен, 1 250,00 €', amount: '1 250,00 €' },
    },
  },
};

/** A long press of a finger opens the game's sheet; a short one opens the game. */
export const Touched: Story = {
  args: { onSheetOpen },
  play: async ({ canvasElement }) => {
    onSheetOpen.mockClear();
    const way = within(canvasElement).getByRole('link', { name: 'Iron Orchard' });
    await fireEvent.pointerDown(way, { pointerType: 'touch' });
    await fireEvent.pointerUp(way, { pointerType: 'touch' });
    await expect(onSheetOpen).not.toHaveBeenCalled();
    await fireEvent.pointerDown(way, { pointerType: 'touch' });
    await waitFor(() => expect(onSheetOpen).toHaveBeenCalledWith('iron-orchard'));
  },
};

const show = (list: readonly Game[], shape?: GameShape): NonNullable<Story['render']> =>
  function Tiles({ labels, onFavouriteChange }) {
    return (
      <>
        {list.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            shape={shape}
            labels={labels}
            onFavouriteChange={onFavouriteChange}
          />
        ))}
      </>
    );
  };

export const Badges: Story = { render: show(games.slice(0, 6)) };

/** Artwork of 16 : 9; an unfinished round is named with its stake. */
export const Wide: Story = {
  render: show(
    [
      { ...ironOrchard, badge: { kind: 'round', label: 'Round open, € 2.00', amount: '€ 2.00' } },
      ...games.slice(1, 6),
    ],
    'wide',
  ),
};

/** Missing artwork is drawn from the game's id: one hue, one module, one symmetry. */
export const Drawn: Story = {
  render: show(
    Array.from({ length: 12 }, (_, index) => ({
      ...ironOrchard,
      id: `game-${index}`,
      title:
        ['Copper Tide', 'Kite Season', '88', 'The Last Lighthouse Keeper', 'Mu', 'Saffron Road'][index % 6] ??
        '',
      badge: undefined,
    })),
  ),
};

/** Tiles that are closed or demo only, and one whose artwork fails to load. */
export const Closed: Story = {
  render: show([
    { ...ironOrchard, id: 'country', closed: { reason: 'country', label: 'Not available in your country' } },
    { ...ironOrchard, id: 'mended', closed: { reason: 'maintenance', label: 'Back soon' } },
    { ...ironOrchard, id: 'currency', closed: { reason: 'currency', label: 'Not in your currency' } },
    { ...ironOrchard, id: 'demo', playHref: undefined },
    { ...ironOrchard, id: 'broken', thumbnails: { standard: 'data:image/png;base64,AAAA' } },
  ]),
};

export const Loading: Story = { render: () => <GameTileSkeleton /> };

export const Stress: Story = {
  render: show([
    {
      ...ironOrchard,
      title: longTitle,
      provider: 'Gesellschaft für elektrizitätswirtschaftliche Unterhaltungsspiele',
      jackpot: '€ 1,999,204,881.27',
      badge: { kind: 'exclusive', label: 'Ausschließlich hier' },
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
