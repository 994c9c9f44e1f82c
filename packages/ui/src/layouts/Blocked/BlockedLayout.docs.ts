import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { BlockedLayout } from './BlockedLayout.tsx';

/** Documentation for the page of `BlockedLayout`. */
export const docs = {
  BlockedLayout: {
    usage: "Use it for a site that can't be used at the moment.",
    dos: ['Keep the language switch: the message has to be understood.'],
    donts: ["Don't show a menu that leads nowhere."],
    anatomy: [
      ['Logo', 'brand'],
      ['Tools', 'tools'],
      ['Message', 'children'],
      ['Legal notices', 'footer'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['BlockPage', 'MaintenanceLayout', 'EmptyLayout'],
    aliases: ['closed', 'restricted', 'geo block'],
  } satisfies ComponentDocs<typeof BlockedLayout>,
};
