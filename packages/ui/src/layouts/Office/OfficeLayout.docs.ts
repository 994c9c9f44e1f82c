import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { OfficeGrid } from './OfficeGrid.tsx';
import type { OfficeLayout } from './OfficeLayout.tsx';

/** Documentation for the page of `OfficeLayout`. */
export const docs = {
  OfficeLayout: {
    usage: 'Use it for pages of the account, within `MainLayout` with `AccountMenu` as its menu.',
    dos: ['Give every page its title; on phones the way back to the account is next to it.'],
    donts: ["Don't add a second menu: on desktops that of the account replaces the sports menu."],
    anatomy: [
      ['Way back', 'back'],
      ['Title', 'title'],
      ['Controls', 'actions'],
      ['Page', 'children'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['AccountMenu', 'MainLayout', 'OfficeGrid'],
    aliases: ['account page', 'profile'],
  } satisfies ComponentDocs<typeof OfficeLayout>,
  OfficeGrid: {
    usage: 'Use it for a page of the account with cards of two widths, such as its home.',
    dos: ['Order cards by importance: phones show them one below the other.'],
    donts: ["Don't use it for forms, which have one column."],
    anatomy: [['Cards', 'children']],
    keys: [],
    otherControls: 'given',
    related: ['OfficeLayout'],
    aliases: ['dashboard', 'account home', 'two columns'],
  } satisfies ComponentDocs<typeof OfficeGrid>,
};
