import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LiveBadge } from './LiveBadge.tsx';

/** Documentation for the page of `LiveBadge`. */
export const docs = {
  LiveBadge: {
    usage: 'Use it for a match that is played now, with its minute or period.',
    dos: ['Keep its red: it is the same in every brand.'],
    donts: ["Don't use it for streams that are available later."],
    anatomy: [['Dot'], ['Minute or period', 'children'], ['Ground', 'ground']],
    keys: [],
    related: ['Badge', 'EventRow'],
    aliases: ['in-play', 'live', 'clock', 'status', 'tag'],
  } satisfies ComponentDocs<typeof LiveBadge>,
};
