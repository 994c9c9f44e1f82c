import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameTile } from './GameTile.tsx';

/** Documentation for the page of `GameTile`. */
export const docs = {
  GameTile: {
    usage: 'Use it for a game in a grid or a row.',
    dos: ['Give artwork that contains the name of the game; it is nowhere else on the tile.'],
    donts: ["Don't add a caption below the tile."],
    anatomy: [
      ['Artwork', 'game', 'shape'],
      ['Badge', 'game'],
      ['Favourite button', 'labels'],
      ['Facts on hover and focus', 'game'],
      ['Play and demo', 'labels'],
    ],
    keys: ['button', 'link'],
    related: ['GameGrid', 'GameRow', 'GameSheet'],
    aliases: ['slot', 'thumbnail', 'card', 'casino game'],
  } satisfies ComponentDocs<typeof GameTile>,
};
