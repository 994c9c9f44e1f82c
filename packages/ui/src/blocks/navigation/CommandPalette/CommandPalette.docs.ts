import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CommandPalette } from './CommandPalette.tsx';

/** Documentation for the page of `CommandPalette`. */
export const docs = {
  CommandPalette: {
    usage: 'Use it once in an app, opened by a shortcut, for players who prefer the keyboard.',
    dos: [
      'Show recent entries, pages and actions before the first characters.',
      'Show the keys of shortcuts.',
    ],
    donts: ["Don't put anything into it that can't be reached otherwise."],
    anatomy: [
      ['Field', 'query', 'labels'],
      ['Groups of entries', 'groups'],
      ['Summary', 'summary'],
      ['State of the search', 'state'],
    ],
    keys: ['button', 'combobox', 'dialog'],
    related: ['SearchPanel', 'Combobox', 'Modal'],
    aliases: ['command menu', 'quick open', 'spotlight', 'shortcuts', 'ctrl k'],
  } satisfies ComponentDocs<typeof CommandPalette>,
};
