import type { GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    market_closures: MarketClosuresTable;
    market_closure_version: MarketClosureVersionTable;
  }
}

/** Kinds of what an operator can close. */
export type ClosureScope = 'market' | 'match' | 'sport';

/** Closures of markets, matches and sports. Several may be open on one subject, with different causes. */
export interface MarketClosuresTable {
  id: GeneratedAlways<bigint>;
  scope: ClosureScope;
  /** Id of the market, match or sport. */
  subject: string;
  cause: 'suspended' | 'result' | 'cancellation';
  /** The published result or cancellation that closed the market; null for a suspension. */
  event_id: bigint | null;
  reason: string;
  /** Name of the operator. */
  operator: string;
  at: Date;
  /** When it was opened or lifted; null while it is in force. */
  ended_at: Date | null;
}

/** One row: the number of changes of the closures so far. */
export interface MarketClosureVersionTable {
  is_only: boolean;
  version: bigint;
}
