import { toMinor } from '@touchline/betting';
import type { ActionRefusal } from '@touchline/contract';
import type { CashOutState } from '@touchline/ui';
import type { CashOutOffer } from '../../../features/bets/actions/betActions.api.ts';
import type { ActionState } from '../../../features/bets/actions/betActions.types.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';

/** Message next to the offer: a key of `sale` in the translations. */
export type CashOutMessage =
  | 'ask'
  | 'moved'
  | 'unknown'
  | 'unanswered'
  | 'sold'
  | 'soldPart'
  | 'refused'
  | `lack.${ActionRefusal}`
  | 'loading';

export interface CashOutStep {
  readonly state: CashOutState;
  readonly message?: CashOutMessage | undefined;
  /** Amount that is no longer valid, as decimal text. */
  readonly from?: string | undefined;
}

export interface CashOutData {
  readonly bet: Pick<Bet, 'state' | 'sales' | 'iso'>;
  /** Offer for the whole bet; undefined until it is loaded. */
  readonly offer: CashOutOffer | undefined;
  /** Current amount for the selected share, as decimal text. */
  readonly amount: string | undefined;
  /** Amount when the player was asked to confirm; undefined without a question. */
  readonly asked: string | undefined;
  readonly action: ActionState | undefined;
}

/** Returns the state of a cash-out: pending, ended, to be confirmed, or an offer, with its message. */
export function cashOutStep({ bet, offer, amount, asked, action }: CashOutData): CashOutStep {
  const ended = action?.intent.kind === 'sale' ? stepOf(action, bet) : undefined;
  if (ended?.state === 'working') return ended;
  if (bet.state === 'sold') return { state: 'sold', message: 'sold' };
  if (amount === undefined) return { state: 'unavailable', message: ended?.message ?? lackOf(offer) };
  if (asked !== undefined) {
    const isLess = toMinor(amount, bet.iso) < toMinor(asked, bet.iso);
    return isLess ? { state: 'moved', message: 'moved', from: asked } : { state: 'confirm', message: 'ask' };
  }
  // After a refusal for its price, asks again at the new one.
  if (ended?.from !== undefined && ended.from !== amount)
    return { ...ended, state: 'moved', message: 'moved' };
  return ended ?? { state: 'offer' };
}

function stepOf(action: ActionState, { sales = [] }: CashOutData['bet']): CashOutStep {
  const seen = action.intent.kind === 'sale' ? action.intent.body.amount : undefined;
  switch (action.step) {
    case 'sending':
      return { state: 'working' };
    case 'unknown':
      return { state: 'working', message: 'unknown' };
    case 'unanswered':
      return { state: 'refused', message: 'unanswered' };
    case 'refused':
      return { state: 'refused', message: 'refused', from: seen };
    case 'done':
      return sales.at(-1)?.state === 'refused'
        ? { state: 'refused', message: 'refused', from: seen }
        : { state: 'partSold', message: 'soldPart' };
  }
}

function lackOf(sale: CashOutOffer | undefined): CashOutMessage {
  if (sale === undefined) return 'loading';
  return `lack.${sale.lack ?? (sale.availability === -2 ? 'OVER' : 'SUSPENDED')}`;
}
