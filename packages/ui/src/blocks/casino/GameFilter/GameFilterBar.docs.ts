import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameFilterBar } from './GameFilterBar.tsx';

/** Documentation for the page of `GameFilterBar`. */
export const docs = {
  GameFilterBar: {
    usage: 'Use it above a list of games on desktops; phones use `GameFilter`.',
    dos: ['Name the state of a filter on its button.'],
    donts: ["Don't hide options without games; disable them."],
    anatomy: [
      ['Buttons with popovers', 'groups'],
      ['Reset', 'resetLabel'],
    ],
    keys: ['button', 'dialog'],
    related: ['GameFilter', 'Popover'],
    aliases: ['sort', 'refine', 'toolbar'],
  } satisfies ComponentDocs<typeof GameFilterBar>,
};
