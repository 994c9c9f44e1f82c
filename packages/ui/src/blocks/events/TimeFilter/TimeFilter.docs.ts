import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TimeFilter } from './TimeFilter.tsx';

/** Documentation for the page of `TimeFilter`. */
export const docs = {
  TimeFilter: {
    usage: 'Use it above a list of matches for when they start.',
    dos: ["Offer the usual ranges first, a range of one's own last."],
    donts: ["Don't combine a range and a day."],
    anatomy: [
      ['Ranges', 'options', 'value'],
      ['Days', 'days'],
      ['Own range', 'customLabel', 'custom'],
    ],
    keys: ['button', 'textbox'],
    related: ['DateStrip', 'FilterChips'],
    aliases: ['date filter', 'schedule', 'kick-off time'],
  } satisfies ComponentDocs<typeof TimeFilter>,
};
