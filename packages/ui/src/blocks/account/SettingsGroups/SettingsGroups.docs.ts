import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SettingsGroups } from './SettingsGroups.tsx';

/** Documentation for the page of `SettingsGroups`. */
export const docs = {
  SettingsGroups: {
    usage: 'Use it for all settings of an area, in cards by subject; each change applies at once.',
    dos: ['Introduce a group with a sentence if its settings need one.'],
    donts: ["Don't add a save button."],
    anatomy: [
      ['Groups', 'groups'],
      ['Title and sentence of a group', 'groups'],
      ['Settings', 'groups'],
      ['Loading and error', 'labels', 'status'],
    ],
    keys: ['button', 'switch', 'radio', 'select'],
    related: ['SettingsPanel', 'Switch'],
    aliases: ['preferences', 'options', 'configuration'],
  } satisfies ComponentDocs<typeof SettingsGroups>,
};
