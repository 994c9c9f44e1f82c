import type { PrizeTerms } from '@touchline/contract/operators';
import type { Trx } from '../../kernel/index.ts';
import { writeMessage } from '../../delivery/index.ts';
import type { PaidPrize } from './prizes.ts';
import type { TournamentRow } from './tournaments.store.ts';

/** A player whose prize of a tournament was booked. */
export interface Winner {
  readonly row: Pick<TournamentRow, 'id' | 'texts'>;
  readonly playerId: bigint;
  readonly place: number;
  readonly prize: Pick<PrizeTerms, 'kind'>;
  readonly paid: PaidPrize;
  readonly at: Date;
}

/** Writes the message about a paid prize, in the transaction of its booking: one for a tournament. */
export function messageWinner(trx: Trx, { row, playerId, place, prize, paid, at }: Winner): Promise<void> {
  const titles = Object.fromEntries(
    Object.entries(row.texts).map(([language, { title }]) => [language, title]),
  );
  return writeMessage(trx, {
    playerId,
    cause: `tournament-won:${row.id}`,
    subject: {
      kind: 'tournament-won',
      tournamentId: String(row.id),
      titles,
      place,
      prize: prize.kind,
      ...paid,
    },
    at,
  });
}
