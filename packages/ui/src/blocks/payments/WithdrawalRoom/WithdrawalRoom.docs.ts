import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WithdrawalRoom } from './WithdrawalRoom.tsx';

/** Documentation for the page of `WithdrawalRoom`. */
export const docs = {
  WithdrawalRoom: {
    usage: 'Use it above a withdrawal, so that players see what they can have and what keeps the rest.',
    dos: ['Give every reason its own line, with the link that resolves it.'],
    donts: ["Don't offer reasons to keep the money."],
    anatomy: [
      ['Label', 'label'],
      ['Amount', 'amount'],
      ['Balance', 'whole'],
      ['Bar', 'share'],
      ['Reasons', 'kept'],
    ],
    keys: ['link'],
    related: ['PayoutPlan', 'DepositRoom'],
    aliases: ['available balance', 'withdrawable'],
  } satisfies ComponentDocs<typeof WithdrawalRoom>,
};
