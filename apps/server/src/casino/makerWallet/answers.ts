import type { RoundState } from '@touchline/contract';
import type { WalletStatus } from '../rounds/roundTypes.ts';

/** State of a round in an answer; `none` for a round that doesn't exist, null for calls without one. */
export type ShownRoundState = RoundState | 'none' | null;

/** Decision of a call, before it is sent. */
export interface Decision {
  readonly status: WalletStatus;
  /** True if the call changed money or a round. */
  readonly isApplied: boolean;
  readonly roundState: ShownRoundState;
  /** Rest of the limit that refuses, minor units. */
  readonly remainder?: bigint | undefined;
  /** Reason in a sentence, for the maker's log. */
  readonly message?: string | undefined;
}

/** Answer to a call that moves money, as it is stored and sent. */
export interface MoneyAnswer {
  readonly status: WalletStatus;
  readonly txId: string | null;
  /** Id of the stored operation; null for a call that isn't stored. */
  readonly platformTxId: string | null;
  /** Balance of the account after the call; null if there is no such session. */
  readonly balance: string | null;
  /** Balance now, for a repeated call, beside that of the stored answer. */
  readonly currentBalance?: string;
  readonly roundState: ShownRoundState;
  readonly applied: boolean;
  readonly remainder?: string;
  readonly message?: string;
}

/** Answer to a call, as it is sent. */
export interface Answered {
  readonly answer: object;
  /** Player whose balance changed. */
  readonly changed?: bigint | undefined;
}

/** Returns a refusal that changes nothing. */
export function refused(
  status: WalletStatus,
  roundState: ShownRoundState,
  more: Pick<Decision, 'remainder' | 'message'> = {},
): Decision {
  return { status, isApplied: false, roundState, ...more };
}
