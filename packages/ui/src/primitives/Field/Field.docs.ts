import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Field } from './Field.tsx';

/** Documentation for the page of `Field`. */
export const docs = {
  Field: {
    usage:
      'Use a field around every control of a form: it connects the label, the hint and the error with the control.',
    dos: ['Write errors that say what to do: “Enter the amount with at most two decimals.”'],
    donts: [
      "Don't use a placeholder as the label; it vanishes on input.",
      "Don't put two controls into one field.",
    ],
    anatomy: [
      ['Label', 'label'],
      ['Note', 'note'],
      ['Control', 'children'],
      ['Hint', 'hint'],
      ['Error', 'error'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['Input', 'Select', 'AccountForm'],
    aliases: ['form control', 'form group', 'label', 'validation'],
  } satisfies ComponentDocs<typeof Field>,
};
