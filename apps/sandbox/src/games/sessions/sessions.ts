import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';
import { toMinor, toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import type { Launch } from './launch.ts';

/** Play money of a session in demo mode, in whole units. */
const DEMO_BALANCE = 1000n;

/** Reason of a session that a newer one of the same player and game has replaced. */
const REPLACED = 'SESSION_REPLACED';

/**
 * Its open round goes on in the newer session, also if the platform's call that ends this one was lost.
 * @throws PlayProblem if a newer session of the player and game has replaced this one
 */
export function requireCurrent({ endReason }: Session): void {
  if (endReason === REPLACED)
    throw new PlayProblem(REPLACED, 'This game was opened again elsewhere, and goes on there.');
}

/** A session of a game at the maker. */
export interface Session extends Omit<Launch, 'sessionId'> {
  /** The platform's id. */
  readonly id: string;
  /** `launched`: its frame hasn't asked for it yet. */
  readonly state: 'launched' | 'open' | 'ended';
  /** Why it ended, as the platform says it; null before. */
  readonly endReason: string | null;
  /** Key under which seeds and rounds are stored: the platform's pseudonym, or the session itself in demo mode. */
  readonly player: string;
  /** Token of the calls to the platform; null in demo mode and before the frame is there. */
  readonly makerToken: string | null;
  /** Time of the last stake, ms; null before the first. */
  readonly lastStakeAt: number | null;
  /** Last balance that the platform has answered, decimal; in demo mode the play money. */
  readonly balance: string;
  /** Bounds of the stakes at the player's place, decimal; null for those of the maker. */
  readonly minStake: string | null;
  readonly maxStake: string | null;
}

/** Answer of the platform to a session that begins. */
export interface Opening {
  readonly playerId: string | null;
  readonly makerToken: string | null;
  readonly balance: string;
  readonly minStake: string | null;
  readonly maxStake: string | null;
  readonly rules: Session['rules'];
}

export interface Sessions {
  /** Stores a launch; returns the ticket with which its frame asks for the session, once. A repeated one gets a new one. */
  launch(launch: Launch): string;
  byTicket(ticket: string): Session | undefined;
  byBearer(bearer: string): Session | undefined;
  byId(id: string): Session | undefined;
  /**
   * Opens a session with the platform's answer, uses its ticket up and returns the bearer of its frame. Ends the
   * sessions that it replaces: those of the same player and game.
   */
  open(session: Session, opening: Opening): { readonly session: Session; readonly bearer: string };
  /** Changes a session as it is now; an unknown one is ignored. */
  update(id: string, change: Partial<Session>): void;
}

/** Creates the store of sessions. */
export function createSessions(db: Database): Sessions {
  const find = (column: 'id' | 'ticket' | 'bearer', value: string): Session | undefined => {
    const row = db.row(`select body from sessions where ${column} = ?`, value);
    // The cast: the rows were written here.
    return row && (JSON.parse(String(row['body'])) as Session);
  };
  const save = (session: Session): void =>
    db.run(
      'update sessions set player = ?, body = ? where id = ?',
      session.player,
      JSON.stringify(session),
      session.id,
    );
  /** Returns the sessions that one replaces: all others of its player and game, ended ones too. */
  const replacedBy = ({ id, player, gameId }: Session): readonly Session[] =>
    db
      .rows(
        `select body from sessions where player = ? and id <> ? and json_extract(body, '$.gameId') = ?
           and json_extract(body, '$.endReason') is not ?`,
        player,
        id,
        gameId,
        REPLACED,
      )
      // The cast: the rows were written here.
      .map((row) => JSON.parse(String(row['body'])) as Session);

  return {
    launch(launch) {
      const ticket = randomBytes(24).toString('base64url');
      const { sessionId: id, ...wanted } = launch;
      const isDemo = wanted.mode === 'demo';
      const play = toText(DEMO_BALANCE * toMinor('1', wanted.currency), wanted.currency);
      const session: Session = {
        ...wanted,
        id,
        state: 'launched',
        endReason: null,
        player: `demo:${id}`,
        makerToken: null,
        lastStakeAt: null,
        balance: isDemo ? play : '0',
        minStake: null,
        maxStake: null,
      };
      db.run(
        `insert into sessions (id, ticket, player, body) values (?, ?, ?, ?)
         on conflict (id) do update set ticket = excluded.ticket, bearer = null, body = excluded.body`,
        session.id,
        ticket,
        session.player,
        JSON.stringify(session),
      );
      return ticket;
    },
    byTicket: (ticket) => find('ticket', ticket),
    byBearer: (bearer) => find('bearer', bearer),
    byId: (id) => find('id', id),
    open(session, { playerId, balance, ...opening }) {
      const opened: Session = {
        ...session,
        ...opening,
        state: 'open',
        player: session.mode === 'real' && playerId !== null ? playerId : session.player,
        balance: session.mode === 'demo' ? session.balance : balance,
      };
      const bearer = randomBytes(24).toString('base64url');
      db.atomically(() => {
        for (const older of replacedBy(opened)) save({ ...older, state: 'ended', endReason: REPLACED });
        save(opened);
        db.run('update sessions set ticket = null, bearer = ? where id = ?', bearer, session.id);
      });
      return { session: opened, bearer };
    },
    update(id, change) {
      const session = find('id', id);
      if (session) save({ ...session, ...change });
    },
  };
}
