import { toMinor } from '@touchline/betting';
import type { ActionState, BetActionKind } from '../../../features/bets/betActions.types.ts';

/** Message about an action that costs money: a translation key. */
export type TakingNews = 'ask' | 'moved' | 'unknown' | 'unanswered' | 'refused';

export interface TakingStep {
  readonly state: 'offer' | 'asked' | 'working' | 'done';
  readonly news?: TakingNews | undefined;
}

export interface TakingFacts {
  readonly kind: Exclude<BetActionKind, 'sale'>;
  readonly iso: string;
  /** Current cost as decimal text; undefined while there is no offer. */
  readonly price: string | undefined;
  /** Cost when the player was asked to confirm; undefined without a question. */
  readonly asked: string | undefined;
  readonly action: ActionState | undefined;
}

/** Returns the state of an action that costs money, for improved terms or an insurance. */
export function takingStep({ kind, iso, price, asked, action }: TakingFacts): TakingStep {
  const step = action?.intent.kind === kind ? action.step : undefined;
  if (step === 'sending') return { state: 'working' };
  if (step === 'unknown') return { state: 'working', news: 'unknown' };
  if (asked !== undefined && price !== undefined) {
    return { state: 'asked', news: toMinor(price, iso) > toMinor(asked, iso) ? 'moved' : 'ask' };
  }
  if (step === 'done') return { state: 'done' };
  return { state: 'offer', news: step };
}
