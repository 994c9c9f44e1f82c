import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Card } from './Card.tsx';

/** Documentation for the page of `Card`. */
export const docs = {
  Card: {
    usage: 'Use a card for one topic of a page: a form, a list, a limit.',
    dos: ['Set `pad` to `none` for lists that extend to the edge, so that rows keep their full touch width.'],
    donts: ["Don't nest cards. A group within a card is separated by a `Divider`."],
    anatomy: [
      ['Band', 'header', 'actions'],
      ['Content', 'children'],
      ['Outline', 'tone'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['Stack', 'Divider', 'ListCard'],
    aliases: ['panel', 'surface', 'box', 'container'],
  } satisfies ComponentDocs<typeof Card>,
};
