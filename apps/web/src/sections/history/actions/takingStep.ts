import { toMinor } from '@touchline/betting';
import type { ActionState, BetActionKind } from '../../../features/bets/betActions.types.ts';

/** What is told about an action that takes money: a key of its words in the dictionary. */
export type TakingNews = 'ask' | 'moved' | 'unknown' | 'unanswered' | 'refused';

export interface TakingStep {
  readonly state: 'offer' | 'asked' | 'working' | 'done';
  readonly news?: TakingNews | undefined;
}

export interface TakingFacts {
  readonly kind: Exclude<BetActionKind, 'sale'>;
  readonly iso: string;
  /** What it takes now, as decimal text; undefined while there is no offer. */
  readonly price: string | undefined;
  /** What it took when the player was asked; undefined while nobody was. */
  readonly asked: string | undefined;
  readonly action: ActionState | undefined;
}

/** Where an action stands that takes money for better terms or an insurance. */
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
