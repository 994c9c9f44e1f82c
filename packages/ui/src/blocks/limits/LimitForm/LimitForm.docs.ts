import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LimitForm } from './LimitForm.tsx';

/** Documentation for the page of `LimitForm`. */
export const docs = {
  LimitForm: {
    usage: 'Use it to set limits of one kind: lower ones apply at once, higher ones after a waiting period.',
    dos: ['State the consequence before the button.'],
    donts: ["Don't suggest amounts."],
    anatomy: [
      ['Amounts', 'fields'],
      ['Consequence', 'consequence'],
      ['Error', 'error'],
      ['Buttons', 'submitLabel', 'cancelLabel'],
    ],
    keys: ['button', 'textbox', 'select'],
    related: ['LimitCard', 'SelfExclusion'],
    aliases: ['deposit limit', 'loss limit', 'stake limit'],
  } satisfies ComponentDocs<typeof LimitForm>,
};
