import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CrashHistory } from './CrashHistory.tsx';

/** Documentation for the page of `CrashHistory`. */
export const docs = {
  CrashHistory: {
    usage: 'Use it above a crash game for the multipliers of the last rounds.',
    dos: ['Link a round to its fairness proof.'],
    donts: ["Don't suggest that past rounds say something about the next one."],
    anatomy: [['Multipliers', 'rounds']],
    keys: ['link', 'scroll'],
    related: ['GameFrame'],
    aliases: ['aviator', 'rounds', 'multiplier'],
  } satisfies ComponentDocs<typeof CrashHistory>,
};
