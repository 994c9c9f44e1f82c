import { prizeOf, stateAt } from '@touchline/loyalty';
import { createTroubleLog, type Job } from '../../kernel/index.ts';
import { returnEntry } from './entries.ts';
import { givePrize } from './prizes.ts';
import { messageWinner } from './winnerMessage.ts';
import type { TournamentsDeps } from './tournaments.ts';
import * as store from './tournaments.store.ts';

const EVERY = 5000;
/** Number of prizes and of entry fees that are looked up at a time. */
const PAGE = 200;
/** Reason of a cancellation, as operators see it. */
const TOO_FEW_PLAYERS = 'Fewer players had a place at the end than the tournament needs.';

/**
 * Creates the job of tournaments: it moves them to the state of now, fixes final tables and books their prizes. A
 * tournament that ends with too few players is cancelled, and entry fees of cancelled ones are returned. Locks and marks
 * ensure that each step happens once.
 */
export function createTournamentJobs({
  db,
  log,
  now,
  feed,
}: Pick<TournamentsDeps, 'db' | 'log' | 'now' | 'feed'>): readonly Job[] {
  const trouble = createTroubleLog(log);

  const stateNow = ({ state, from_at, until_at }: store.StartedTournament) =>
    stateAt(state, { from: from_at, until: until_at }, now());

  async function move(id: bigint): Promise<void> {
    const isFinal = await db.transaction().execute(async (trx) => {
      const row = await store.lockTournament(trx, id);
      if (!row) return false;
      const state = stateNow(row);
      if (state !== row.state) {
        if (state === 'final' && (await store.placesOf(trx, id)) < row.terms.leastPlayers) {
          await store.cancel(trx, id, TOO_FEW_PLAYERS);
          return false;
        }
        // The table is fixed in the step that makes it final.
        if (state === 'final') await store.fixPlaces(trx, id);
        await store.setState(trx, id, state);
      }
      return state === 'final';
    });
    if (isFinal) await pay(id);
  }

  /** Books each prize in a transaction of its own; the tournament is paid once none is left. */
  async function pay(id: bigint): Promise<void> {
    const row = await store.tournamentById(db, id);
    if (!row) return;
    const last = Math.max(...row.terms.prizes.map(({ to }) => to));
    for (;;) {
      const due = await store.unpaidPlayers(db, id, { last, limit: PAGE });
      if (due.length === 0) break;
      for (const { player_id: playerId, place } of due) {
        const prize = place === null ? undefined : prizeOf(row.terms.prizes, place);
        const at = now();
        await db.transaction().execute(async (trx) => {
          if (!(await store.markPaid(trx, id, playerId)) || place === null || !prize) return;
          const ref = `tournament:${id}:${playerId}`;
          const paid = await givePrize(trx, { playerId, prize, ref, at });
          if (paid) await messageWinner(trx, { row, playerId, place, prize, paid, at });
        });
        feed.notify(String(playerId), { about: 'accounts' });
      }
    }
    await db.transaction().execute(async (trx) => {
      const { state } = (await store.lockTournament(trx, id)) ?? row;
      if (state === 'final') await store.setState(trx, id, 'paid');
    });
  }

  /** Returns each entry fee of a cancelled tournament in a transaction of its own. */
  async function returnEntries(id: bigint): Promise<void> {
    for (;;) {
      const due = await store.entriesToReturn(db, id, PAGE);
      if (due.length === 0) return;
      for (const playerId of due) {
        await db.transaction().execute((trx) => returnEntry(trx, { id, playerId, at: now() }));
        feed.notify(String(playerId), { about: 'accounts' });
      }
    }
  }

  async function tried(work: () => Promise<void>, failed: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      trouble(error, failed);
    }
  }

  async function doDue(): Promise<void> {
    const started = await store.startedTournaments(db, now());
    const due = started.filter((row) => row.state === 'final' || stateNow(row) !== row.state);
    for (const { id } of due)
      await tried(() => move(id), 'A tournament could not be moved; it is tried again.');
    for (const id of await store.cancelledWithEntries(db))
      await tried(() => returnEntries(id), 'Entry fees could not be returned; it is tried again.');
  }

  const failed = 'Tournaments could not be looked after; it is tried again.';
  return [{ every: EVERY, work: doDue, atStart: doDue, failed, isRealTime: true }];
}
