import { toMinor } from '@touchline/betting';
import type { ActionLack } from '@touchline/contract';
import type { CashOutState } from '@touchline/ui';
import type { Sale } from '../../../features/bets/betActions.api.ts';
import type { ActionState } from '../../../features/bets/betActions.types.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';

/** Message next to the offer: a key of `sale` in the translations. */
export type SaleNews =
  | 'ask'
  | 'moved'
  | 'unknown'
  | 'unanswered'
  | 'sold'
  | 'soldPart'
  | 'refused'
  | `lack.${ActionLack}`
  | 'loading';

export interface SaleStep {
  readonly state: CashOutState;
  readonly news?: SaleNews | undefined;
  /** Amount that is no longer valid, as decimal text. */
  readonly from?: string | undefined;
}

export interface SaleFacts {
  readonly bet: Pick<Bet, 'state' | 'sales' | 'iso'>;
  /** Offer for the whole bet; undefined until it is loaded. */
  readonly sale: Sale | undefined;
  /** Current amount for the selected share, as decimal text. */
  readonly amount: string | undefined;
  /** Amount when the player was asked to confirm; undefined without a question. */
  readonly asked: string | undefined;
  readonly action: ActionState | undefined;
}

/** Returns the state of a cash-out: pending, ended, to be confirmed, or an offer, with its message. */
export function saleStep({ bet, sale, amount, asked, action }: SaleFacts): SaleStep {
  const ended = action?.intent.kind === 'sale' ? stepOf(action, bet) : undefined;
  if (ended?.state === 'working') return ended;
  if (bet.state === 'sold') return { state: 'sold', news: 'sold' };
  if (amount === undefined) return { state: 'unavailable', news: ended?.news ?? lackOf(sale) };
  if (asked !== undefined) {
    const isLess = toMinor(amount, bet.iso) < toMinor(asked, bet.iso);
    return isLess ? { state: 'moved', news: 'moved', from: asked } : { state: 'confirm', news: 'ask' };
  }
  // After a refusal for its price, asks again at the new one.
  if (ended?.from !== undefined && ended.from !== amount) return { ...ended, state: 'moved', news: 'moved' };
  return ended ?? { state: 'offer' };
}

function stepOf(action: ActionState, { sales = [] }: SaleFacts['bet']): SaleStep {
  const seen = action.intent.kind === 'sale' ? action.intent.body.amount : undefined;
  switch (action.step) {
    case 'sending':
      return { state: 'working' };
    case 'unknown':
      return { state: 'working', news: 'unknown' };
    case 'unanswered':
      return { state: 'refused', news: 'unanswered' };
    case 'refused':
      return { state: 'refused', news: 'refused', from: seen };
    case 'done':
      return sales.at(-1)?.state === 'refused'
        ? { state: 'refused', news: 'refused', from: seen }
        : { state: 'partSold', news: 'soldPart' };
  }
}

function lackOf(sale: Sale | undefined): SaleNews {
  if (sale === undefined) return 'loading';
  return `lack.${sale.lack ?? (sale.availability === -2 ? 'OVER' : 'SUSPENDED')}`;
}
