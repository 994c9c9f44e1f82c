import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameFilter } from './GameFilter.tsx';

/** Documentation for the page of `GameFilter`. */
export const docs = {
  GameFilter: {
    usage: 'Use it to sort and filter a long list of games; the list changes while the sheet is open.',
    dos: ['Show on the button how many games remain.'],
    donts: ["Don't repeat the category here."],
    anatomy: [
      ['Groups', 'groups'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'radio', 'checkbox', 'searchbox', 'dialog'],
    related: ['CategoryBar', 'ProviderFilter', 'BottomSheet'],
    aliases: ['sort', 'refine', 'filter'],
  } satisfies ComponentDocs<typeof GameFilter>,
};
