import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameWallet } from '../GameWallet/GameWallet.tsx';
import type { GameFrame } from './GameFrame.tsx';

/** Documentation for the page of `GameFrame` and `GameWallet`. */
export const docs = {
  GameFrame: {
    usage: 'Use it around a game: name, clock, balance and exit stay in reach while it is played.',
    dos: ['Keep `clock` visible where the jurisdiction requires it.'],
    donts: ["Don't cover the game for messages that can wait."],
    anatomy: [
      ['Bar', 'title', 'labels'],
      ['Clock', 'clock'],
      ['Figures', 'details'],
      ['Balance', 'wallet', 'deposit'],
      ['Mode', 'mode'],
      ['Game', 'children'],
      ['Cover', 'cover'],
    ],
    keys: ['button', 'link', 'radio', 'dialog'],
    related: ['GameWallet', 'ThirdPartyLayout'],
    aliases: ['game window', 'iframe', 'player', 'slot'],
  } satisfies ComponentDocs<typeof GameFrame>,
  GameWallet: {
    usage: 'Use it in the bar of a game: one press shows what the balance consists of.',
    dos: ['Name each part, such as money and bonus.'],
    donts: ["Don't start a deposit without leaving the game's state intact."],
    anatomy: [
      ['Balance', 'balance'],
      ['Panel', 'title'],
      ['Parts', 'parts'],
      ['Actions', 'actions'],
    ],
    keys: ['button', 'dialog'],
    related: ['GameFrame', 'BalancePill'],
    aliases: ['balance', 'wallet', 'funds'],
  } satisfies ComponentDocs<typeof GameWallet>,
};
