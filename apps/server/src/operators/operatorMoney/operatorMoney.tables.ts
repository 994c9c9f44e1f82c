import type { SecondedAct } from '@touchline/contract/operators';
import type { GeneratedAlways, Generated, JSONColumnType } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    operator_moves: OperatorMovesTable;
    approvals: ApprovalsTable;
  }
}

/** Money that an act of an operator moved for one player, or the number of players that a message reached. Append-only. */
interface OperatorMovesTable {
  id: GeneratedAlways<bigint>;
  /** Name of the operator who asked for the act. */
  operator: string;
  act: SecondedAct;
  site_id: string;
  /** Null for a message to many players. */
  player_id: bigint | null;
  /** Currency and size of the moved amount, minor units above 0; null for messages. */
  iso: string | null;
  amount: bigint | null;
  /** Number of players of a message; null for money. */
  players: number | null;
  at: Date;
  /** The second operator, if there was one: the row then takes no room. */
  seconded_by: string | null;
}

/** Act of an operator that waits for a second one, or waited. */
export interface ApprovalsTable {
  id: GeneratedAlways<bigint>;
  act: SecondedAct;
  /** Intent that waits once at most; null if the same act may wait several times. */
  key: string | null;
  /** Null for an act about the whole platform. */
  site_id: string | null;
  player_id: bigint | null;
  /** Arguments of the act, by its kind. */
  payload: JSONColumnType<Readonly<Record<string, unknown>>, string, never>;
  /** Minor units of `iso`, below 0 if it is taken from the player; null for messages. */
  iso: string | null;
  amount: bigint | null;
  players: number | null;
  reason: string | null;
  asked_by: string;
  asked_at: Date;
  /** Time at which the request ends if nobody has answered. */
  expires_at: Date;
  /** Time of the last reminder to those who may answer. */
  reminded_at: Generated<Date | null>;
  state: Generated<'waiting' | 'done' | 'refused' | 'ended'>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}
