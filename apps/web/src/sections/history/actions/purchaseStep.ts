import { toMinor } from '@touchline/betting';
import type { ActionState, BetActionKind } from '../../../features/bets/actions/betActions.types.ts';

/** Message about an action that costs money: a translation key. */
export type PurchaseMessage = 'ask' | 'moved' | 'unknown' | 'unanswered' | 'refused';

export interface PurchaseStep {
  readonly state: 'offer' | 'asked' | 'working' | 'done';
  readonly message?: PurchaseMessage | undefined;
}

export interface PurchaseData {
  readonly kind: Exclude<BetActionKind, 'sale'>;
  readonly iso: string;
  /** Current cost as decimal text; undefined while there is no offer. */
  readonly price: string | undefined;
  /** Cost when the player was asked to confirm; undefined without a question. */
  readonly asked: string | undefined;
  readonly action: ActionState | undefined;
}

/** Returns the state of an action that costs money, for improved terms or an insurance. */
export function purchaseStep({ kind, iso, price, asked, action }: PurchaseData): PurchaseStep {
  const step = action?.intent.kind === kind ? action.step : undefined;
  if (step === 'sending') return { state: 'working' };
  if (step === 'unknown') return { state: 'working', message: 'unknown' };
  if (asked !== undefined && price !== undefined) {
    return { state: 'asked', message: toMinor(price, iso) > toMinor(asked, iso) ? 'moved' : 'ask' };
  }
  if (step === 'done') return { state: 'done' };
  return { state: 'offer', message: step };
}
