import { toWire } from '@touchline/betting';
import type { FreeRounds, ListedGame } from '@touchline/contract';
import type { OperatorFreeRounds } from '@touchline/contract/operators';
import { seconds } from '../../kernel/index.ts';
import type { FreeRoundsRow } from './freeRounds.store.ts';

/** Converts free rounds to the format of the operators' calls. */
export function operatorView(row: FreeRoundsRow): OperatorFreeRounds {
  const { iso, terms } = row;
  return {
    id: row.id,
    playerId: String(row.player_id),
    login: row.login,
    makerId: row.maker_id,
    games: row.games,
    rounds: row.rounds,
    played: row.played,
    stake: toWire(row.stake, iso),
    iso,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
    wagering: terms?.wagering ? { times: terms.wagering.times, days: terms.days } : null,
    mostWon: row.most_won === null ? null : toWire(row.most_won, iso),
    won: toWire(row.won, iso),
    state: row.state,
    cancelCause: row.cancel_cause,
    note: row.cancel_note,
    at: row.created_at.getTime(),
    by: row.by,
    reason: row.reason,
  };
}

/**
 * Converts free rounds to the format of the API.
 * @param games those that the player can open
 */
export function playerView(row: FreeRoundsRow, games: ListedGame[]): FreeRounds {
  const { iso, terms } = row;
  const text = (minor: bigint): string => toWire(minor, iso);
  return {
    id: row.id,
    games,
    rounds: row.rounds,
    left: row.rounds - row.played,
    value: text(row.stake),
    iso,
    from: seconds(row.starts_at),
    until: seconds(row.ends_at),
    won: text(row.won),
    mostWon: row.most_won === null ? null : text(row.most_won),
    wagering: terms?.wagering
      ? { times: terms.wagering.times, days: terms.days, maxBet: terms.currencies[0]?.maxBet ?? null }
      : null,
  };
}
