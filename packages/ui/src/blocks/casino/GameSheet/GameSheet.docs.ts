import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameSheet } from './GameSheet.tsx';

/** Documentation for the page of `GameSheet`. */
export const docs = {
  GameSheet: {
    usage: "Use it on touch screens, where a tile can't show its actions on hover.",
    dos: ['Show volatility and return to player where the jurisdiction requires it.'],
    donts: ["Don't open it on desktops."],
    anatomy: [
      ['Game', 'game'],
      ['Figures', 'details'],
      ['Play and demo', 'labels'],
    ],
    keys: ['button', 'link', 'dialog'],
    related: ['GameTile', 'BottomSheet'],
    aliases: ['game info', 'details', 'demo'],
  } satisfies ComponentDocs<typeof GameSheet>,
};
