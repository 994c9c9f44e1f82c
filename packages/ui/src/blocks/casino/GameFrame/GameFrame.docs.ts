import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GamePage } from '../GamePage/GamePage.tsx';
import type { RoundList } from '../RoundList/RoundList.tsx';
import type { GameWallet } from '../GameWallet/GameWallet.tsx';
import type { GameFrame } from './GameFrame.tsx';

/** Documentation for the page of an open game and its parts. */
export const docs = {
  GameFrame: {
    usage: 'Use it around a game: name, clock, balance and exit stay in reach while it is played.',
    dos: ['Keep time and net result in `details`: they stay in full screen too.'],
    donts: ["Don't cover the game for messages that can wait."],
    anatomy: [
      ['Head', 'title', 'subtitle', 'labels'],
      ['Figures', 'details'],
      ['Balance', 'wallet'],
      ['Game', 'children'],
      ['Cover', 'cover'],
    ],
    keys: ['button'],
    otherControls: 'given',
    related: ['GameWallet', 'GamePage', 'ThirdPartyLayout'],
    aliases: ['game window', 'iframe', 'player', 'slot'],
  } satisfies ComponentDocs<typeof GameFrame>,
  GameWallet: {
    usage: 'Use it below a game: account, balance, the nearest limit and the way to deposit.',
    dos: ['Name the account that is played from.'],
    donts: ["Don't start a deposit without leaving the game's state intact."],
    anatomy: [
      ['Account', 'account', 'balance'],
      ['Other balance', 'note'],
      ['Nearest limit', 'limit'],
      ['Actions', 'labels'],
    ],
    keys: ['button'],
    related: ['GameFrame', 'BalancePill'],
    aliases: ['balance', 'wallet', 'funds'],
  } satisfies ComponentDocs<typeof GameWallet>,
  GamePage: {
    usage: 'Use it as the page of an open game, with cards beside it on desktops.',
    dos: ['Show the session and the limits first.'],
    donts: ["Don't put offers beside a game."],
    anatomy: [
      ['Game', 'children'],
      ['Cards', 'side', 'sideLabel'],
    ],
    keys: [],
    related: ['GameFrame', 'RoundList'],
    aliases: ['game layout', 'game side'],
  } satisfies ComponentDocs<typeof GamePage>,
  RoundList: {
    usage: 'Use it for the last rounds of a game, in a card beside it.',
    dos: ['Show payouts as plain figures.'],
    donts: ["Don't colour wins and losses."],
    anatomy: [
      ['Name', 'label', 'labels'],
      ['Rounds', 'rounds'],
    ],
    keys: [],
    related: ['GamePage'],
    aliases: ['history of a game', 'last games'],
  } satisfies ComponentDocs<typeof RoundList>,
};
