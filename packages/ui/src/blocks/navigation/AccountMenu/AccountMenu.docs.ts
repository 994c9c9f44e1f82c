import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AccountMenu } from './AccountMenu.tsx';

/** Documentation for the page of `AccountMenu`. */
export const docs = {
  AccountMenu: {
    usage: 'Use it for the pages of the account, with counts of what is new.',
    dos: ['Group pages as the player thinks: money, bets, account.'],
    donts: ["Don't put signing out among the other rows."],
    anatomy: [
      ['Player', 'player'],
      ['Balance', 'balance'],
      ['Groups', 'groups'],
      ['Sign out', 'signOutLabel'],
    ],
    keys: ['button', 'link', 'dialog'],
    related: ['OfficeLayout', 'SideMenu'],
    aliases: ['user menu', 'profile menu', 'my account'],
  } satisfies ComponentDocs<typeof AccountMenu>,
};
