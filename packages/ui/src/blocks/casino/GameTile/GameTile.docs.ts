import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameTile } from './GameTile.tsx';

/** Documentation for the page of `GameTile`. */
export const docs = {
  GameTile: {
    usage: 'Use it for a game in a grid or a row.',
    dos: ['Give thumbnails of the size of the tile; the background is shown until they load.'],
    donts: ["Don't put more than two badges over a thumbnail."],
    anatomy: [
      ['Thumbnail', 'game'],
      ['Badges', 'game'],
      ['Favourite button', 'labels'],
      ['Name and provider', 'game'],
      ['Play and demo', 'labels'],
    ],
    keys: ['button', 'link'],
    related: ['GameGrid', 'GameRow', 'GameSheet'],
    aliases: ['slot', 'thumbnail', 'card', 'casino game'],
  } satisfies ComponentDocs<typeof GameTile>,
};
