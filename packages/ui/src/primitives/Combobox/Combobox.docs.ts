import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Combobox } from './Combobox.tsx';

/** Documentation for the page of `Combobox`. */
export const docs = {
  Combobox: {
    usage: 'Use a combobox for one choice among many: countries, languages, currencies, banks.',
    dos: ['Give options their other names as `keywords`: “UK” then finds the United Kingdom.'],
    donts: ["Don't use it for fewer than about ten options; `Select` opens the phone's own picker."],
    anatomy: [
      ['Button', 'label', 'placeholder'],
      ['Search field', 'labels'],
      ['Options', 'options'],
    ],
    keys: ['button', 'combobox', 'dialog'],
    related: ['Select', 'Field', 'LanguagePicker'],
    aliases: ['autocomplete', 'typeahead', 'dropdown', 'searchable select'],
  } satisfies ComponentDocs<typeof Combobox>,
};
