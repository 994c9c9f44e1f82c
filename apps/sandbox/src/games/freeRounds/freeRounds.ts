import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { currenciesOf, hasFreeRounds, stepOfTitle } from '../feed/makerGame.ts';
import { titleOf } from '../feed/titles.ts';
import { maxStakeOf, minStakeOf, toMinor } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import type { Session } from '../sessions/sessions.ts';

/** A grant of free rounds, as the platform creates it. */
export const WantedGrant = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  playerId: v.string(),
  gameIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,10}$/)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** Decimal value of one round. */
  stake: v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/)),
  /** Unix seconds. */
  expiresAt: v.pipe(v.number(), v.integer()),
});
type WantedGrant = v.InferOutput<typeof WantedGrant>;

interface Grant extends WantedGrant {
  readonly left: number;
  readonly isCancelled: boolean;
}

/** Free rounds that a player may play in a session. */
export interface OfferedFreeRounds {
  readonly id: string;
  readonly left: number;
  readonly stake: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Free rounds of the players. */
export interface FreeRounds {
  /**
   * Creates a grant once: a repeated one changes nothing.
   * @throws PlayProblem for a game without free rounds, or a value that the game can't be played with
   */
  create(grant: WantedGrant): void;
  /** Cancels what is left of a grant; an unknown one is ignored. */
  cancel(id: string): void;
  /** Returns what a player may play in a session; null without a grant. */
  offered(session: Session): OfferedFreeRounds | null;
  /** @throws PlayProblem if the grant isn't the player's, doesn't fit the game or the stake, or nothing is left */
  check(id: string, session: Session, stake: string): void;
  /** Counts a round that has been played. */
  use(id: string): void;
}

/** Creates the free rounds. */
export function createFreeRounds(db: Database, clock: Clock): FreeRounds {
  // The casts: the rows were written here.
  const byId = (id: string): Grant | undefined => {
    const row = db.row('select body from grants where id = ?', id);
    return row && (JSON.parse(String(row['body'])) as Grant);
  };
  const save = (grant: Grant): void =>
    db.run('update grants set body = ? where id = ?', JSON.stringify(grant), grant.id);
  const isPlayable = ({ left, isCancelled, expiresAt }: Grant): boolean =>
    left > 0 && !isCancelled && expiresAt * 1000 > clock.now().getTime();
  const fits = (grant: Grant, { gameId, currency, mode }: Session): boolean =>
    mode === 'real' && grant.gameIds.includes(gameId) && grant.currency === currency;

  return {
    create(grant) {
      for (const gameId of grant.gameIds) checkGame(gameId, grant);
      db.run(
        'insert into grants values (?, ?, ?) on conflict (id) do nothing',
        grant.id,
        grant.playerId,
        JSON.stringify({ ...grant, left: grant.rounds, isCancelled: false } satisfies Grant),
      );
    },
    cancel(id) {
      const grant = byId(id);
      if (grant) save({ ...grant, isCancelled: true });
    },
    offered(session) {
      const grants = db
        .rows('select body from grants where player = ?', session.player)
        .map((row) => JSON.parse(String(row['body'])) as Grant);
      const grant = grants.find((one) => isPlayable(one) && fits(one, session));
      if (!grant) return null;
      const { id, left, stake, expiresAt } = grant;
      return { id, left, stake, expiresAt };
    },
    check(id, session, stake) {
      const grant = byId(id);
      if (!grant || grant.playerId !== session.player || !fits(grant, session))
        throw new PlayProblem('FREE_ROUNDS_UNKNOWN', 'There are no such free rounds in this game.');
      if (!isPlayable(grant)) throw new PlayProblem('FREE_ROUNDS_SPENT', 'No free rounds are left.');
      if (grant.stake !== stake)
        throw new PlayProblem('BAD_AMOUNT', `A free round has the stake ${grant.stake}.`, { status: 400 });
    },
    use(id) {
      const grant = byId(id);
      if (grant) save({ ...grant, left: grant.left - 1 });
    },
  };
}

function checkGame(gameId: string, { currency, stake: text }: WantedGrant): void {
  const refused = (message: string): PlayProblem => new PlayProblem('BAD_GRANT', message, { status: 400 });
  const title = titleOf(gameId);
  if (!title || !hasFreeRounds(title)) throw refused(`The game ${gameId} has no free rounds.`);
  if (!currenciesOf(title).includes(currency))
    throw refused(`The game ${gameId} isn’t played in ${currency}.`);
  let stake: bigint;
  try {
    stake = toMinor(text, currency);
  } catch (error) {
    throw refused(error instanceof Error ? error.message : '');
  }
  if (
    stake < minStakeOf(currency) ||
    stake > maxStakeOf(currency) ||
    stake % stepOfTitle(title, currency) !== 0n
  )
    throw refused(`The game ${gameId} can’t be played with ${text} ${currency} a round.`);
}
