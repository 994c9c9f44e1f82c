import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { DateInput } from './DateInput.tsx';

/** Documentation for the page of `DateInput`. */
export const docs = {
  DateInput: {
    usage:
      'Use it for a date that players know by heart, such as a date of birth, and for ranges of a history.',
    dos: [
      'Set `min` and `max` by the rule that applies, such as the eighteenth birthday, and word the error by the reported problem.',
    ],
    donts: ["Don't ask for a date that can be chosen among a few; `DateStrip` shows days."],
    anatomy: [
      ['Day, month and year', 'labels', 'value'],
      ['Calendar button', 'labels'],
    ],
    keys: ['button', 'textbox'],
    related: ['Field', 'DateStrip'],
    aliases: ['date picker', 'calendar', 'birthday'],
  } satisfies ComponentDocs<typeof DateInput>,
};
