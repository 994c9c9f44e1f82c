import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RealityCheck } from './RealityCheck.tsx';

/** Documentation for the page of `RealityCheck`. */
export const docs = {
  RealityCheck: {
    usage: 'Use it at the interval that the player or the law has set: time and money of the session.',
    dos: ['Show losses in the same size as wins.'],
    donts: ["Don't close it by itself."],
    anatomy: [
      ['Title', 'labels'],
      ['Figures', 'details'],
      ['Link to the history', 'history'],
      ['Answers', 'labels'],
    ],
    keys: ['button', 'link', 'checkbox', 'alertdialog'],
    related: ['SessionTime', 'SafetyBar'],
    aliases: ['reminder', 'session', 'responsible gambling', 'modal'],
  } satisfies ComponentDocs<typeof RealityCheck>,
};
