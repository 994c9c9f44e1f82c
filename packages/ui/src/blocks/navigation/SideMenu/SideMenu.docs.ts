import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SideMenu } from './SideMenu.tsx';

/** Documentation for the page of `SideMenu`. */
export const docs = {
  SideMenu: {
    usage: 'Use it for pages and actions in groups, at the side or in a drawer.',
    dos: ['Mark the current page only.'],
    donts: ["Don't nest groups."],
    anatomy: [
      ['Header', 'header'],
      ['Groups', 'groups'],
      ['Entries with icon and count', 'groups'],
    ],
    keys: ['button', 'link'],
    related: ['SportMenu', 'AccountMenu', 'Drawer'],
    aliases: ['sidebar', 'navigation', 'hamburger'],
  } satisfies ComponentDocs<typeof SideMenu>,
};
