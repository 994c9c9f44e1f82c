import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FormFields } from './FormFields.tsx';

/** Documentation for the page of `FormFields`. */
export const docs = {
  FormFields: {
    usage: "Use it for forms whose fields come from the site's configuration or the platform.",
    dos: ["Give every field its own error; the form's summary links to its id."],
    donts: ["Don't use it for a fixed form of two fields; write `Field`s."],
    anatomy: [['Fields', 'fields']],
    keys: ['button', 'textbox', 'select', 'combobox'],
    related: ['Field', 'AccountForm', 'RegistrationForm'],
    aliases: ['dynamic form', 'inputs'],
  } satisfies ComponentDocs<typeof FormFields>,
};
