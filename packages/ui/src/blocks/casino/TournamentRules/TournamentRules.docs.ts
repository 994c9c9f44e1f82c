import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TournamentRules } from './TournamentRules.tsx';

/** Documentation for the page of `TournamentRules`. */
export const docs = {
  TournamentRules: {
    usage: 'Use it for how a tournament works, in steps.',
    dos: ['Write one sentence a step.'],
    donts: ["Don't replace the full terms; link to them."],
    anatomy: [
      ['Title', 'title'],
      ['Steps', 'steps'],
      ['Link to the terms', 'terms'],
    ],
    keys: ['link'],
    related: ['TournamentHead', 'RulesPage'],
    aliases: ['how it works', 'terms', 'conditions'],
  } satisfies ComponentDocs<typeof TournamentRules>,
};
