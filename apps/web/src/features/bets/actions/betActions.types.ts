import type { BodyOf, Calls } from '@touchline/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { ApiError } from '../../../platform/api/apiError.ts';
import type { Bet } from '../bets.api.ts';

/** An action on a placed bet, at the terms that were shown. */
export type BetAction =
  | { readonly kind: 'sale'; readonly body: BodyOf<Calls['sellCoupon']> }
  | { readonly kind: 'insurance'; readonly body: BodyOf<Calls['insureCoupon']> }
  | { readonly kind: 'powerBet'; readonly body: BodyOf<Calls['takePowerBet']> };
export type BetActionKind = BetAction['kind'];

/** An action as it was sent; stored on the device until its result is known, so that it survives a reload. */
export type ActionIntent = BetAction & {
  readonly key: string;
  readonly couponId: string;
  readonly playerId: string;
  /** Server time of the player's request, UTC ms. */
  readonly askedAt: number;
};

/** State of an action: sent, sent again because its answer was lost, or ended. */
export type ActionState =
  | { readonly step: 'sending' | 'unknown'; readonly intent: ActionIntent }
  /** Done: the bet after the action, which may still be pending, as a live cash-out is. */
  | { readonly step: 'done'; readonly intent: ActionIntent; readonly bet: Snapshot<Bet> }
  | { readonly step: 'refused'; readonly intent: ActionIntent; readonly error: ApiError }
  /** Unanswered for so long that it isn't sent again; the bet itself shows the result. */
  | { readonly step: 'unanswered'; readonly intent: ActionIntent };
