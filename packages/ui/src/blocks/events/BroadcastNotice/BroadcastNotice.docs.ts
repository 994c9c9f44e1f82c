import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BroadcastNotice } from './BroadcastNotice.tsx';

/** Documentation for the page of `BroadcastNotice`. */
export const docs = {
  BroadcastNotice: {
    usage: "Use it on a match's page for whether its stream can be watched, and what is needed for it.",
    dos: ['Name the condition: signed in, a balance, a bet on the match.'],
    donts: ["Don't show it for matches without a stream."],
    anatomy: [
      ['Icon', 'state'],
      ['Message', 'children'],
      ['Detail', 'detail'],
      ['Action', 'action'],
    ],
    keys: ['button'],
    related: ['StreamFrame', 'Notice'],
    aliases: ['stream', 'live video', 'watch', 'tv'],
  } satisfies ComponentDocs<typeof BroadcastNotice>,
};
