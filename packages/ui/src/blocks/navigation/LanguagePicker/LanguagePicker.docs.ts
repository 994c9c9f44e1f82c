import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LanguagePicker } from './LanguagePicker.tsx';

/** Documentation for the page of `LanguagePicker`. */
export const docs = {
  LanguagePicker: {
    usage: 'Use it for the languages of a site; each is named in itself.',
    dos: ['Put suggested languages first.'],
    donts: ["Don't use flags: a language isn't a country."],
    anatomy: [
      ['Current language', 'value'],
      ['Suggested', 'suggested'],
      ['Languages', 'languages'],
      ['Search', 'labels'],
    ],
    keys: ['button', 'link', 'searchbox', 'dialog'],
    related: ['Combobox', 'Footer'],
    aliases: ['locale', 'translation', 'i18n', 'language'],
  } satisfies ComponentDocs<typeof LanguagePicker>,
};
