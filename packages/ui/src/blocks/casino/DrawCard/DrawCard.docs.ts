import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DrawCard } from './DrawCard.tsx';

/** Documentation for the page of `DrawCard`. */
export const docs = {
  DrawCard: {
    usage: 'Use it for a bingo or lotto draw, before and after the balls are drawn.',
    dos: ["Name special balls in their `note`; shape and colour alone don't."],
    donts: ["Don't show balls that aren't confirmed."],
    anatomy: [
      ['Name', 'title'],
      ['Time', 'when', 'live'],
      ['Prize', 'prize'],
      ['Balls', 'balls'],
      ['Note', 'note'],
      ['Action', 'action'],
    ],
    keys: ['button', 'link'],
    related: ['TournamentCard'],
    aliases: ['lottery', 'bingo', 'keno', 'toto'],
  } satisfies ComponentDocs<typeof DrawCard>,
};
