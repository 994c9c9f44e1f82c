import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SafetyBar } from './SafetyBar.tsx';

/** Documentation for the page of `SafetyBar`. */
export const docs = {
  SafetyBar: {
    usage:
      'Use it above every page where a jurisdiction requires clock, session time or a button for a break.',
    dos: ['Leave its height to the theme: everything fixed to the top starts below it.'],
    donts: ["Don't add anything else to it."],
    anatomy: [
      ['Clock and session time', 'time'],
      ['Break button', 'panicLabel'],
      ['Break', 'state'],
    ],
    keys: ['button'],
    related: ['SessionTime', 'TakeABreak'],
    aliases: ['panic button', 'clock', 'germany', 'responsible gambling'],
  } satisfies ComponentDocs<typeof SafetyBar>,
};
