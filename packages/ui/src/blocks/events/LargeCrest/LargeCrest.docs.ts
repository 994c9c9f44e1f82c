import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LargeCrest } from './LargeCrest.tsx';

/** Documentation for the page of `LargeCrest`. */
export const docs = {
  LargeCrest: {
    usage:
      'Use it for the teams that a card or a page is about. Rows and small cards have `TeamCrest`, with less detail.',
    dos: ['Keep the name next to it: the crest is hidden from screen readers.'],
    donts: ["Don't use images of crests that you have no licence for."],
    anatomy: [
      ['Image or drawing', 'image', 'name', 'sport', 'home'],
      ['Size', 'size'],
      ['Background', 'tone'],
    ],
    keys: [],
    related: ['TeamCrest', 'Scoreboard'],
    aliases: ['logo', 'badge', 'shield', 'emblem'],
  } satisfies ComponentDocs<typeof LargeCrest>,
};
