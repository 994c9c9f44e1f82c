import { prizeOf, stateAt } from '@touchline/loyalty';
import { createJobs } from '../jobs/jobs.ts';
import { createTroubleLog } from '../troubleLog.ts';
import { givePrize } from './prizes.ts';
import type { TournamentsDeps } from './tournaments.ts';
import * as store from './tournaments.store.ts';

const EVERY = 5000;
/** Number of prizes that are looked up at a time. */
const PAGE = 200;

/** Jobs of tournaments. They run in every process; locks and marks ensure that each step happens once. */
export interface TournamentJobs {
  /** Moves tournaments to the state of now, fixes final tables and books their prizes. */
  doDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createTournamentJobs({
  db,
  log,
  now,
  feed,
}: Pick<TournamentsDeps, 'db' | 'log' | 'now' | 'feed'>): TournamentJobs {
  const jobs = createJobs(log, 'Tournaments could not be looked after; it is tried again.');
  const trouble = createTroubleLog(log);

  async function move(id: bigint): Promise<void> {
    const isFinal = await db.transaction().execute(async (trx) => {
      const row = await store.lockTournament(trx, id);
      if (!row) return false;
      const state = stateAt(row.state, { from: row.from_at, until: row.until_at }, now());
      if (state !== row.state) {
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
          if (!(await store.markPaid(trx, id, playerId)) || !prize) return;
          await givePrize(trx, { playerId, prize, ref: `tournament:${id}:${playerId}`, at });
        });
        feed.notify(String(playerId), { about: 'accounts' });
      }
    }
    await db.transaction().execute(async (trx) => {
      const { state } = (await store.lockTournament(trx, id)) ?? row;
      if (state === 'final') await store.setState(trx, id, 'paid');
    });
  }

  async function doDue(): Promise<void> {
    for (const { id } of await store.dueTournaments(db, now())) {
      try {
        await move(id);
      } catch (error) {
        trouble(error, 'A tournament could not be moved; it is tried again.');
      }
    }
  }

  return {
    doDue,
    start() {
      jobs.every(EVERY, doDue);
      jobs.runNow(doDue);
    },
    stop: () => jobs.stop(),
  };
}
