import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Switch } from './Switch.tsx';

/** Documentation for the page of `Switch`. */
export const docs = {
  Switch: {
    usage: 'Use a switch for a setting that takes effect at once, such as showing the balance.',
    dos: ['Say in `hint` what switching it on does.'],
    donts: ["Don't use it in a form with a submit button; use `Checkbox`."],
    anatomy: [
      ['Label', 'label'],
      ['Hint', 'hint'],
      ['Track and thumb', 'checked', 'control'],
    ],
    keys: ['switch'],
    related: ['Checkbox', 'SettingsPanel'],
    aliases: ['toggle', 'on off'],
  } satisfies ComponentDocs<typeof Switch>,
};
