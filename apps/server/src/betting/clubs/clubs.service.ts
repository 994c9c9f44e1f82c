import type { Club } from '@touchline/contract/operators';
import { fold } from '@touchline/text';
import {
  type Core,
  type Job,
  type Trx,
  createBackground,
  createTroubleLog,
  pageOf,
  ProblemError,
} from '../../kernel/index.ts';
import type { LineBook } from '../feed/index.ts';
import { partedNames } from './clubNames.ts';
import * as store from './clubs.store.ts';
import type { ClubNameRow } from './clubs.store.ts';

const CHANNEL = 'clubs';
/** Interval at which changes of other processes are looked for, ms, in case a message of the bus is lost. */
const FOLLOW_EVERY = 5_000;
const PAGE = 30;

/** Names that moved from one club to another. */
export interface MovedNames {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
  /** Club with its names before and after the change. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Called in the transaction of a change, for what refers to the club and for the audit log. */
export type OnMoved = (trx: Trx, moved: MovedNames) => Promise<void>;

/**
 * Clubs that sources join under one team because of their names. Operators part names that are another club's. Stored
 * results keep the source's team; the parted club is shown where they are read.
 */
export interface Clubs {
  /** Returns teams with several names, 30 at a time, by name. */
  list(listed: {
    readonly before: bigint | undefined;
    readonly text: string | undefined;
    readonly isParted: boolean;
  }): Promise<{ readonly clubs: readonly Club[]; readonly next: string | null }>;
  /**
   * Parts names from a team: they are a club of its own from now on, with the longest of them as its name. Throws a
   * ProblemError: 404 if the team or a name is unknown, 409 if a name is parted already or the team would have none.
   */
  part(teamId: bigint | undefined, names: readonly string[], onMoved: OnMoved): Promise<Club>;
  /** Joins a parted club with its team again. Throws a ProblemError 404 if no name of the team is parted to it. */
  join(teamId: bigint | undefined, clubId: number, onMoved: OnMoved): Promise<Club>;
  /** Loads the parted names and takes the messages of other processes. To be called before the book is filled. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Finds changes of other processes whose message was lost. */
  readonly jobs: readonly Job[];
}

/** @param book in which the parted clubs are shown */
export function createClubs(
  { db, bus, log }: Pick<Core, 'db' | 'bus' | 'log'>,
  book: Pick<LineBook, 'partClubs'>,
): Clubs {
  const failed = 'Parted clubs could not be read: the last state applies until they can.';
  const background = createBackground(log);
  const trouble = createTroubleLog(log);
  let unsubscribe: () => Promise<void> = () => Promise.resolve();
  let loading: Promise<void> = Promise.resolve();

  /** Loads one after the other, so that no earlier state replaces a later one. */
  function load(): Promise<void> {
    const loaded = loading.then(async () => book.partClubs(await partedNames(db)));
    loading = loaded.catch(() => undefined);
    return loaded;
  }

  async function change(
    teamId: bigint | undefined,
    work: (trx: Trx, id: bigint, rows: readonly ClubNameRow[]) => Promise<void>,
  ): Promise<Club> {
    const id = await db.transaction().execute(async (trx) => {
      const rows = teamId === undefined ? [] : await store.lockedNames(trx, teamId);
      if (teamId === undefined || rows.length === 0) throw noSuchTeam();
      await work(trx, teamId, rows);
      return teamId;
    });
    await load();
    // The other processes look for changes themselves, too.
    await bus
      .publish(CHANNEL, '')
      .catch((error: unknown) => trouble(error, 'The other processes could not be told of a parted club.'));
    return clubView(id, await store.namesOfTeams(db, [id]));
  }

  return {
    async list({ before, text, isParted }) {
      const folded = text === undefined ? '' : fold(text);
      const filter = { text: folded === '' ? undefined : folded, isParted };
      const found = await store.joinedTeams(db, filter, { after: before, limit: PAGE + 1 });
      const { rows: ids, next } = pageOf(found, PAGE, String);
      const names = Map.groupBy(await store.namesOfTeams(db, ids), ({ team_id }) => team_id);
      return { clubs: ids.map((id) => clubView(id, names.get(id) ?? [])), next };
    },
    part: (teamId, names, onMoved) =>
      change(teamId, async (trx, id, rows) => {
        const own = rows.filter(({ club_id }) => club_id === null).map(({ written }) => written);
        requireParting(rows, own, names);
        const clubId = await store.newClubId(trx);
        const name = names.reduce((longest, other) => (other.length > longest.length ? other : longest));
        await store.setClub(trx, id, names, { id: clubId, name });
        await onMoved(trx, {
          from: Number(id),
          to: Number(clubId),
          names,
          before: { teamId: String(id), names: own },
          after: { clubId: String(clubId), name, names },
        });
      }),
    join: (teamId, clubId, onMoved) =>
      change(teamId, async (trx, id, rows) => {
        const parted = rows.filter(({ club_id }) => club_id === BigInt(clubId));
        const names = parted.map(({ written }) => written);
        if (names.length === 0) throw notParted(clubId);
        await store.setClub(trx, id, names, undefined);
        await onMoved(trx, {
          from: clubId,
          to: Number(id),
          names,
          before: { clubId: String(clubId), name: parted[0]?.club_name, names },
          after: { teamId: String(id) },
        });
      }),
    async start() {
      await load();
      unsubscribe = await bus.subscribe(CHANNEL, () => background.run(load, failed));
    },
    async stop() {
      await unsubscribe();
      await background.idle();
    },
    jobs: [{ every: FOLLOW_EVERY, work: load, failed, isRealTime: true }],
  };
}

function clubView(teamId: bigint, rows: readonly ClubNameRow[]): Club {
  const last = rows.toSorted((a, b) => b.last_match_at.getTime() - a.last_match_at.getTime())[0];
  return {
    teamId: Number(teamId),
    sportId: last?.sport_id ?? 0,
    country: last?.country ?? '',
    names: rows.map((row) => ({
      written: row.written,
      competition: row.competition,
      firstMatchAt: row.first_match_at.getTime(),
      lastMatchAt: row.last_match_at.getTime(),
      partedTo:
        row.club_id === null || row.club_name === null
          ? null
          : { clubId: Number(row.club_id), name: row.club_name },
    })),
  };
}

/** Throws if names can't be parted from a team. */
function requireParting(
  rows: readonly ClubNameRow[],
  own: readonly string[],
  names: readonly string[],
): void {
  const unknown = names.find((name) => !rows.some(({ written }) => written === name));
  if (unknown !== undefined) {
    throw new ProblemError(
      404,
      'NAME_NOT_FOUND',
      `This club has no name "${unknown}": read the list again, and write the name as it is there.`,
    );
  }
  const parted = names.find((name) => !own.includes(name));
  if (parted !== undefined) {
    throw new ProblemError(
      409,
      'ALREADY_PARTED',
      `"${parted}" is a club of its own already: join it first to part it with other names.`,
    );
  }
  if (own.every((name) => names.includes(name))) {
    throw new ProblemError(409, 'LAST_NAME', 'A club needs a name: leave at least one name to it.');
  }
}

const noSuchTeam = () =>
  new ProblemError(404, 'TEAM_NOT_FOUND', 'Club not found: choose one from the list of clubs.');

const notParted = (clubId: number) =>
  new ProblemError(
    404,
    'CLUB_NOT_FOUND',
    `Club ${clubId} isn’t parted from this one: somebody may have joined it already.`,
  );
