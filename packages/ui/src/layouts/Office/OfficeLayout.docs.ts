import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { OfficeLayout } from './OfficeLayout.tsx';

/** Documentation for the page of `OfficeLayout`. */
export const docs = {
  OfficeLayout: {
    usage: 'Use it for pages of the account, within `MainLayout`.',
    dos: ['Give every page its title; on phones the way back is next to it.'],
    donts: ["Don't show menu and page together on phones."],
    anatomy: [
      ['Menu', 'menu'],
      ['Way back', 'back'],
      ['Title', 'title'],
      ['Controls', 'actions'],
      ['Page', 'children'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['AccountMenu', 'MainLayout'],
    aliases: ['account page', 'dashboard', 'profile'],
  } satisfies ComponentDocs<typeof OfficeLayout>,
};
