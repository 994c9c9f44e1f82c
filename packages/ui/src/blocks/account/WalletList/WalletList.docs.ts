import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WalletList } from './WalletList.tsx';

/** Documentation for the page of `WalletList`. */
export const docs = {
  WalletList: {
    usage: "Use it for the player's wallets, with the active one marked.",
    dos: ['Show the balance with its currency; dots while the player hides it.'],
    donts: ["Don't switch wallets while a bet is being placed."],
    anatomy: [
      ['Wallets with balance', 'wallets'],
      ['Buttons', 'labels'],
      ['Loading and error', 'status'],
    ],
    keys: ['button', 'combobox'],
    related: ['BalancePill', 'StakeAccount'],
    aliases: ['accounts', 'currency', 'balance'],
  } satisfies ComponentDocs<typeof WalletList>,
};
