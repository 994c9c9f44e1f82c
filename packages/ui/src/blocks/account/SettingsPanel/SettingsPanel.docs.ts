import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SettingsPanel } from './SettingsPanel.tsx';

/** Documentation for the page of `SettingsPanel`. */
export const docs = {
  SettingsPanel: {
    usage: 'Use it for a few settings, such as those of a page or a sheet.',
    dos: [
      'Choose the control by the number of values: switch, segments, list, list with search as a control of your own.',
    ],
    donts: ["Don't mix settings that apply at once with a form."],
    anatomy: [['Settings with label, hint and control', 'settings']],
    keys: ['switch', 'radio', 'select', 'combobox'],
    related: ['SettingsGroups', 'CouponSettings', 'Switch'],
    aliases: ['preferences', 'options', 'odds format'],
  } satisfies ComponentDocs<typeof SettingsPanel>,
};
