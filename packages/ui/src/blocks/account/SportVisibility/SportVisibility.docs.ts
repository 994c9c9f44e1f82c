import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SportVisibility } from './SportVisibility.tsx';

/** Documentation for the page of `SportVisibility`. */
export const docs = {
  SportVisibility: {
    usage: 'Use it to choose which sports are listed, for pre-match and live separately.',
    dos: ['Keep hidden sports in this list, so that they can be shown again.'],
    donts: ["Don't hide a sport in which the player has an open bet without saying so."],
    anatomy: [
      ['List', 'list'],
      ['Search', 'search'],
      ['Sports', 'sports'],
      ['Buttons', 'labels', 'busy'],
    ],
    keys: ['button', 'switch', 'radio', 'searchbox'],
    related: ['SettingsGroups', 'SportMenu'],
    aliases: ['hide sports', 'preferences', 'filter'],
  } satisfies ComponentDocs<typeof SportVisibility>,
};
