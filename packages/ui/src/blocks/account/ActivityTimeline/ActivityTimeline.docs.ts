import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ActivityTimeline } from './ActivityTimeline.tsx';

/** Documentation for the page of `ActivityTimeline`. */
export const docs = {
  ActivityTimeline: {
    usage: 'Use it for the events of an account or a site, in order of time.',
    dos: ['Name the event in the title, and its values and author in the detail.'],
    donts: ["Don't use a tone without its meaning in the title."],
    anatomy: [['Dot, title, time and detail', 'entries']],
    keys: [],
    otherControls: 'given',
    related: ['MatchTimeline', 'Stepper', 'ListCard'],
    aliases: ['history', 'log', 'feed', 'events'],
  } satisfies ComponentDocs<typeof ActivityTimeline>,
};
