import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Select } from './Select.tsx';

/** Documentation for the page of `Select`. */
export const docs = {
  Select: {
    usage:
      'Use a select for one choice among about five to thirty known options. Phones show their own picker.',
    dos: ['Sort options as players look for them: by name, or by use.'],
    donts: ["Don't use it for a list that needs a search; use `Combobox`."],
    anatomy: [['Value', 'value', 'options'], ['Chevron'], ['Box', 'emphasis']],
    keys: ['select'],
    related: ['Combobox', 'RadioGroup', 'Field'],
    aliases: ['dropdown', 'picker', 'listbox', 'options'],
  } satisfies ComponentDocs<typeof Select>,
};
