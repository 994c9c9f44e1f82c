import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ProfileForm } from './ProfileForm.tsx';

/** Documentation for the page of `ProfileForm`. */
export const docs = {
  ProfileForm: {
    usage: 'Use it for personal data; confirmed data is locked, the rest can be edited.',
    dos: ['Say in `notice` what missing data is needed for.'],
    donts: ["Don't let players edit data that was identified; lead to the support."],
    anatomy: [
      ['Message', 'notice'],
      ['Groups of fields', 'sections'],
      ['Save button', 'labels', 'disabled'],
      ['Confirmation', 'saved'],
      ['Error', 'error'],
    ],
    keys: ['button', 'link', 'textbox', 'select', 'combobox'],
    related: ['FormFields', 'ContactChange', 'AccountForm'],
    aliases: ['personal details', 'profile', 'settings'],
  } satisfies ComponentDocs<typeof ProfileForm>,
};
