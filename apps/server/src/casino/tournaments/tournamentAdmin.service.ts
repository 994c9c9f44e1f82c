import type { OperatorTournament, TournamentDraft } from '@touchline/contract/operators';
import { prizeOf, stateAt } from '@touchline/loyalty';
import { sql } from 'kysely';
import { type Db, parseId, type RecordChange, changesBetween, ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { tournamentFaults } from './judgeTerms.ts';
import { cancel, lockTournament, tournamentById, type TournamentRow } from './tournaments.store.ts';

/** Jurisdiction whose players may not be rewarded for staking more. */
const WITHOUT_TURNOVER = 'uk';

export interface TournamentAdminDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

const notFound = () =>
  new ProblemError(404, 'NO_TOURNAMENT', 'This tournament isn’t known: choose one of the list.');

/** Returns a site's tournaments, the latest first. */
export async function tournamentsOfSite(
  { db, now }: TournamentAdminDeps,
  siteId: string,
): Promise<OperatorTournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return Promise.all(rows.map((row) => view(db, row, now())));
}

async function view(db: Db, row: TournamentRow, now: Date): Promise<OperatorTournament> {
  const { rows } = await sql<{ place: number; isPaid: boolean }>`
    select place, is_paid as "isPaid" from tournament_players
    where tournament_id = ${row.id} and place is not null`.execute(db);
  const winners = rows.filter(({ place }) => prizeOf(row.terms.prizes, place) !== undefined);
  const paid = winners.filter(({ isPaid }) => isPaid).length;
  return {
    id: String(row.id),
    siteId: row.site_id,
    state: stateAt(row.state, { from: row.from_at, until: row.until_at }, now),
    from: row.from_at.getTime(),
    until: row.until_at.getTime(),
    terms: row.terms,
    texts: row.texts,
    players: row.players,
    paid,
    due: winners.length - paid,
    cancelReason: row.cancel_reason,
    createdBy: row.created_by,
  };
}

/** Throws a ProblemError 400 that names every fault of a tournament. */
async function judge({ db, now }: TournamentAdminDeps, site: Site, draft: TournamentDraft): Promise<void> {
  const { jurisdiction, jurisdictionOfCountry } = site.safety;
  const isBanned = [jurisdiction, ...Object.values(jurisdictionOfCountry)].includes(WITHOUT_TURNOVER);
  const faults = [
    ...(draft.until > draft.from ? [] : ['The tournament ends before it begins: let it end later.']),
    ...(draft.until > now().getTime() ? [] : ['The tournament has ended already: let it end later.']),
    ...(draft.texts['en'] ? [] : ['English title and text are missing: other languages use them.']),
    ...(await tournamentFaults(db, site.id, draft.terms, isBanned)),
  ];
  if (faults.length > 0) throw new ProblemError(400, 'BAD_TOURNAMENT', faults.join(' '));
}

/** Stores a new tournament and returns its id. It runs by itself at its times. */
export async function createTournament(
  deps: TournamentAdminDeps,
  { site, draft, by }: { readonly site: Site; readonly draft: TournamentDraft; readonly by: string },
  record: RecordChange,
): Promise<string> {
  await judge(deps, site, draft);
  return deps.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('tournaments')
      .values({
        site_id: site.id,
        from_at: new Date(draft.from),
        until_at: new Date(draft.until),
        terms: JSON.stringify(draft.terms),
        texts: JSON.stringify(draft.texts),
        cancel_reason: null,
        created_at: deps.now(),
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(trx, { before: null, after: { id: String(id), ...draft } });
    return String(id);
  });
}

/**
 * Replaces a tournament that hasn't begun. Throws a ProblemError 409 for one that runs, and for another entry fee than
 * players have paid: they know its terms.
 */
export async function editTournament(
  deps: TournamentAdminDeps,
  { site, id, draft }: { readonly site: Site; readonly id: string; readonly draft: TournamentDraft },
  record: RecordChange,
): Promise<void> {
  await judge(deps, site, draft);
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockTournament(trx, parseId(id) ?? 0n);
    if (row?.site_id !== site.id) throw notFound();
    if (row.state !== 'planned' || row.from_at <= deps.now())
      throw new ProblemError(
        409,
        'HAS_BEGUN',
        'A tournament that has begun keeps its terms: cancel it instead.',
      );
    if (row.players > 0 && row.terms.entryFee !== draft.terms.entryFee)
      throw new ProblemError(
        409,
        'HAS_PLAYERS',
        'Players have joined at the entry fee that was shown: keep it, or cancel the tournament.',
      );
    await trx
      .updateTable('tournaments')
      .set({
        from_at: new Date(draft.from),
        until_at: new Date(draft.until),
        terms: JSON.stringify(draft.terms),
        texts: JSON.stringify(draft.texts),
      })
      .where('id', '=', row.id)
      .execute();
    const before = {
      from: row.from_at.getTime(),
      until: row.until_at.getTime(),
      terms: row.terms,
      texts: row.texts,
    };
    await record(trx, changesBetween(before, draft));
  });
}

/** Cancels a tournament whose table isn't final: no prizes are given, and entry fees are returned. */
export async function cancelTournament(
  { db, now }: TournamentAdminDeps,
  { id, reason }: { readonly id: string; readonly reason: string },
  record: RecordChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockTournament(trx, parseId(id) ?? 0n);
    if (!row) throw notFound();
    const state = stateAt(row.state, { from: row.from_at, until: row.until_at }, now());
    if (state === 'final' || state === 'paid' || state === 'cancelled')
      throw new ProblemError(409, 'IS_OVER', 'Only a tournament without a final table can be cancelled.');
    await cancel(trx, row.id, reason);
    await record(trx, { before: { state }, after: { state: 'cancelled' } });
  });
}

/** Returns the site of a tournament. Throws a ProblemError 404 for an unknown one. */
export async function siteOfTournament(db: Db, id: string): Promise<string> {
  const row = await tournamentById(db, parseId(id) ?? 0n);
  if (!row) throw notFound();
  return row.site_id;
}
