import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { OfficeColumns } from './OfficeColumns.tsx';
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
    related: ['AccountMenu', 'MainLayout', 'OfficeColumns', 'OfficeGrid'],
    aliases: ['account page', 'profile'],
  } satisfies ComponentDocs<typeof OfficeLayout>,
  OfficeGrid: {
    usage: 'Use it for a page of the account with cards of two widths, such as its home.',
    dos: ['Order cards by importance: phones show them one below the other.'],
    donts: ["Don't use it for forms, which have one column."],
    anatomy: [['Cards', 'children']],
    keys: [],
    otherControls: 'given',
    related: ['OfficeColumns', 'OfficeLayout'],
    aliases: ['dashboard', 'account home', 'cards'],
  } satisfies ComponentDocs<typeof OfficeGrid>,
  OfficeColumns: {
    usage: 'Use it for a page of the account with content beside its main column, such as limits and breaks.',
    dos: ['Put into the side what complements the page and is read after it.'],
    donts: ["Don't put the page's main action into the side."],
    anatomy: [
      ['Main column', 'children'],
      ['Side', 'side'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['OfficeGrid', 'OfficeLayout'],
    aliases: ['two columns', 'aside'],
  } satisfies ComponentDocs<typeof OfficeColumns>,
};
