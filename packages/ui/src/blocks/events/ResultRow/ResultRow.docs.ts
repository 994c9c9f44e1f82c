import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ResultRow } from './ResultRow.tsx';

/** Documentation for the page of `ResultRow`. */
export const docs = {
  ResultRow: {
    usage: 'Use it for a finished match in `CompetitionCard`.',
    dos: ['Say in `status` how a match ended other than in regular time.'],
    donts: ["Don't show prices here."],
    anatomy: [
      ['Date', 'day', 'time'],
      ['Teams', 'teams', 'crests'],
      ['Score', 'scores', 'parts'],
      ['Ending', 'status'],
      ['Details', 'details', 'expanded'],
    ],
    keys: ['button', 'link', 'searchbox'],
    related: ['EventRow', 'Scoreboard'],
    aliases: ['score', 'final', 'finished match'],
  } satisfies ComponentDocs<typeof ResultRow>,
};
