import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TeamCrest } from './TeamCrest.tsx';

/** Documentation for the page of `TeamCrest`. */
export const docs = {
  TeamCrest: {
    usage: 'Use it next to the name of a team or a player.',
    dos: ['Keep the name next to it: the crest is hidden from screen readers.'],
    donts: ["Don't use crests that you have no licence for; initials are shown instead."],
    anatomy: [
      ['Image or initials', 'image', 'name'],
      ['Size', 'size'],
    ],
    keys: [],
    related: ['Avatar', 'ParticipantHeader'],
    aliases: ['logo', 'badge', 'flag', 'emblem'],
  } satisfies ComponentDocs<typeof TeamCrest>,
};
