import type { BodyOf, Calls } from '@touchline/contract';
import type { ApiError } from '../../platform/api/apiError.ts';

/** What a player does with a placed bet, at the terms that were shown. */
export type BetAction =
  | { readonly kind: 'sale'; readonly body: BodyOf<Calls['sellCoupon']> }
  | { readonly kind: 'insurance'; readonly body: BodyOf<Calls['insureCoupon']> }
  | { readonly kind: 'powerBet'; readonly body: BodyOf<Calls['takePowerBet']> };
export type BetActionKind = BetAction['kind'];

/** One action as it was sent: kept on the device until its end is known, so that a reload finds it again. */
export type ActionIntent = BetAction & {
  readonly key: string;
  readonly couponId: string;
  readonly playerId: string;
  /** Server time at which the player asked for it, UTC ms. */
  readonly askedAt: number;
};

/** Where an action stands: on its way, asked for again because its answer was lost, or at its end. */
export type ActionState =
  | { readonly step: 'sending' | 'unknown' | 'done'; readonly intent: ActionIntent }
  | { readonly step: 'refused'; readonly intent: ActionIntent; readonly error: ApiError }
  /** No answer came for so long that it isn't sent again: the bet itself says what became of it. */
  | { readonly step: 'unanswered'; readonly intent: ActionIntent };
