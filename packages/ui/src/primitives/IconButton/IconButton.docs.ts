import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { IconButton } from './IconButton.tsx';

/** Documentation for the page of `IconButton`. */
export const docs = {
  IconButton: {
    usage: 'Use an icon button for a well-known action with little space: close, favourite, search.',
    dos: [
      'Write `label` as the action on its object: “Favourite: Harbour City”.',
      'Set `pressed` for a toggle.',
    ],
    donts: ["Don't use it for an action whose icon has to be learnt; use a `Button` with a label."],
    anatomy: [
      ['Icon', 'icon', 'iconSize'],
      ['Ground', 'tone', 'emphasis'],
      ['Spinner', 'busy'],
    ],
    keys: ['button'],
    related: ['Button', 'Menu'],
    aliases: ['toolbar button', 'action', 'close', 'star'],
  } satisfies ComponentDocs<typeof IconButton>,
};
