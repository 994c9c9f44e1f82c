import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BetCard, BetCardList } from './BetCard.tsx';
import type { BetCashOut, BetCashOutQuestion } from './BetCashOut.tsx';
import type { BetLeg } from './BetLeg.tsx';

/** Documentation for the page of `BetCard`, `BetLeg` and `BetCashOut`. */
export const docs = {
  BetCard: {
    usage:
      'Use it for a placed bet in a list: selections first, then type, price and amounts, and its cash-out.',
    dos: ['Pass `outcome` only where the legs don’t show it: for several legs, and for what isn’t a result.'],
    donts: ["Don't add other actions; they are on the bet's page, to which the whole card leads."],
    anatomy: [
      ['Legs, folded from the seventh on', 'legs', 'moreLabel'],
      ['Type, price and time', 'title', 'price', 'time', 'href'],
      ['Result', 'outcome', 'outcomeLabel'],
      ['Stake and returns', 'stake', 'returns'],
      ['Cash-out', 'action', 'question'],
    ],
    keys: ['button', 'link'],
    related: ['BetDetail', 'BetLeg', 'BetCashOut'],
    aliases: ['my bets', 'bet list', 'settled', 'open bets', 'ticket', 'history'],
  } satisfies ComponentDocs<typeof BetCard>,
  BetCardList: {
    usage: 'Use it for the bets of one day in the history.',
    dos: ['Name the day in `title`.'],
    donts: ["Don't use it for one bet alone."],
    anatomy: [
      ['Day', 'title'],
      ['Bets', 'bets'],
    ],
    keys: ['link'],
    otherControls: 'given',
    related: ['BetCard'],
    aliases: ['bet history', 'day'],
  } satisfies ComponentDocs<typeof BetCardList>,
  BetLeg: {
    usage: 'Use it for a leg of a placed bet, in a list and on the bet’s page.',
    dos: ['Give every state its word, because form and colour alone aren’t read by everyone.'],
    donts: ["Don't show a state that doesn't follow from the score or the result."],
    anatomy: [
      ['State', 'state', 'stateLabel'],
      ['Selection', 'title', 'crest'],
      ['Price', 'price'],
      ['Match', 'event', 'live', 'mark'],
      ['Progress', 'count', 'played'],
      ['Momentum of the match, in wide cards', 'momentum'],
      ['Further lines', 'notes'],
    ],
    keys: [],
    related: ['BetCard', 'CouponLeg'],
    aliases: ['selection', 'leg status', 'progress', 'ahead', 'behind'],
  } satisfies ComponentDocs<typeof BetLeg>,
  BetCashOut: {
    usage: 'Use it for the cash-out offer of a bet in a list.',
    dos: ['Show the amount in the button, and a pause with its reason in the same place.'],
    donts: ["Don't sell with this button; it asks the question first."],
    anatomy: [
      ['Offer or pause', 'label', 'state'],
      ['Reason of a pause', 'reason'],
      ['Change of the offer', 'move'],
    ],
    keys: ['button'],
    related: ['BetCashOutQuestion', 'CashOut'],
    aliases: ['sell bet', 'offer', 'paused'],
  } satisfies ComponentDocs<typeof BetCashOut>,
  BetCashOutQuestion: {
    usage: 'Use it to confirm a cash-out in a list, and for the message if it failed.',
    dos: ['Repeat the amount in the button that confirms.'],
    donts: ["Don't leave it open after the answer."],
    anatomy: [
      ['Question', 'children', 'tone'],
      ['Buttons', 'confirmLabel', 'cancelLabel'],
    ],
    keys: ['button'],
    related: ['BetCashOut'],
    aliases: ['confirmation', 'confirm cash-out'],
  } satisfies ComponentDocs<typeof BetCashOutQuestion>,
};
