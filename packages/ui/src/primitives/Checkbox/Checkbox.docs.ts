import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Checkbox } from './Checkbox.tsx';

/** Documentation for the page of `Checkbox`. */
export const docs = {
  Checkbox: {
    usage: 'Use a checkbox for a statement that is submitted with a form, such as accepting the terms.',
    dos: ['Write the whole statement as the label; a link in it stays a link.'],
    donts: [
      "Don't tick consent in advance.",
      "Don't use it for a setting that applies at once; that is a `Switch`.",
    ],
    anatomy: [
      ['Box', 'checked'],
      ['Statement', 'children'],
      ['Error', 'error'],
    ],
    keys: ['link', 'checkbox'],
    related: ['Switch', 'RadioGroup', 'Field'],
    aliases: ['tick box', 'consent', 'agree'],
  } satisfies ComponentDocs<typeof Checkbox>,
};
