import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SelfExclusion } from './SelfExclusion.tsx';

/** Documentation for the page of `SelfExclusion`. */
export const docs = {
  SelfExclusion: {
    usage: 'Use it to exclude oneself for a period: first the period, then its consequences.',
    dos: ['List what ends and what stays possible, such as withdrawing.'],
    donts: ["Don't argue with the player or offer a bonus."],
    anatomy: [
      ['Periods', 'periods'],
      ['Reasons', 'reasons'],
      ['Consequences', 'consequences'],
      ['Fields and errors', 'values', 'errors'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'checkbox', 'radio', 'textbox', 'select'],
    related: ['TakeABreak', 'LimitForm'],
    aliases: ['block account', 'gamstop', 'exclusion', 'responsible gambling'],
  } satisfies ComponentDocs<typeof SelfExclusion>,
};
