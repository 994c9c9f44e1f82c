import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameGrid } from './GameGrid.tsx';

/** Documentation for the page of `GameGrid`. */
export const docs = {
  GameGrid: {
    usage: 'Use it for a page of games; it fits two to eight columns.',
    dos: ['Set `coming` while more games load, so that the page keeps its length.'],
    donts: ["Don't use it for a few highlighted games; use `GameRow`."],
    anatomy: [
      ['Games', 'games'],
      ['Placeholders', 'coming'],
      ['Empty state', 'empty'],
    ],
    keys: ['button', 'link'],
    related: ['GameTile', 'GameRow'],
    aliases: ['lobby', 'slots', 'tiles', 'catalogue'],
  } satisfies ComponentDocs<typeof GameGrid>,
};
