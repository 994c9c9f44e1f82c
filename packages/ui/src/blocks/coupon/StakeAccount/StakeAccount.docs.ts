import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { StakeAccount } from './StakeAccount.tsx';

/** Documentation for the page of `StakeAccount`. */
export const docs = {
  StakeAccount: {
    usage: 'Use it where a stake can be paid by more than one account, such as main and bonus.',
    dos: ['Show the balance of each account.'],
    donts: ["Don't choose the bonus account in advance."],
    anatomy: [['Accounts with balances', 'accounts', 'value']],
    keys: ['radio'],
    related: ['WalletList', 'StakeField'],
    aliases: ['wallet', 'balance', 'bonus money'],
  } satisfies ComponentDocs<typeof StakeAccount>,
};
