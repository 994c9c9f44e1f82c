import { rational, toWire } from '@touchline/betting';
import type { BodyOf, Calls, RealityCheck } from '@touchline/contract';
import type { Sessions, SignedIn } from '../../../accounts/index.ts';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { exchanged, accountsOf, lockWithAccounts } from '../../../ledger/index.ts';
import { playerData, type PlayerData } from '../playerData.ts';
import { movementsSince, restrictionsOf, type LimitRow, type Movements } from '../limits.store.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';
import type { SafetyRules } from '../rules/safetyRules.ts';
import { checkedSession, noteAnswer, pauseUntil, type CheckedSession } from './realityCheck.store.ts';

const MINUTE_MS = 60_000;
/** Time before a check is due from which an answer counts, ms: a page's clock may be ahead. */
const EARLY_MS = 30_000;

export interface RealityChecksDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, 'end'>;
  rulesFor(data: PlayerData): SafetyRules;
}

/** Reality checks: figures of the session, and when they are due. */
export interface RealityChecks {
  figures(player: SignedIn): Promise<RealityCheck>;
  /**
   * Records an answer, and starts the next interval. An answer to a check that isn't due leaves its due time: otherwise
   * a page could put every check off without showing one.
   * Throws a ProblemError 403 if the player asks for no more checks and they are mandatory.
   */
  answer(player: SignedIn, body: BodyOf<Calls['answerRealityCheck']>): Promise<RealityCheck>;
}

/** Returns the interval in minutes: the player's own, or the site's if shorter; undefined without both. */
export function checkMinutes(limits: readonly LimitRow[], { realityCheck }: SafetyRules): number | undefined {
  const own = limits.find(({ type }) => type === LIMIT_TYPE.realityCheck);
  const intervals = [own && Number(own.value), realityCheck?.minutes].filter(
    (minutes) => minutes !== undefined,
  );
  return intervals.length === 0 ? undefined : Math.min(...intervals);
}

/** Returns when the next check of a session is due; null if none is. */
export function checkDueAt(
  minutes: number | undefined,
  { startedAt, answeredAt, isOff }: CheckedSession,
  { realityCheck }: SafetyRules,
): Date | null {
  if (minutes === undefined || (isOff && !realityCheck)) return null;
  return new Date((answeredAt ?? startedAt).getTime() + minutes * MINUTE_MS);
}

export function createRealityChecks({ db, now, sessions, rulesFor }: RealityChecksDeps): RealityChecks {
  async function figures({ playerId, sessionId }: SignedIn): Promise<RealityCheck> {
    const at = now();
    const session = await checkedSession(db, sessionId);
    const rules = rulesFor(await playerData(db, playerId));
    const { limits, blocks } = await restrictionsOf(db, playerId);
    const accounts = await accountsOf(db, playerId);
    const active = accounts.find(({ isActive }) => isActive) ?? accounts[0];
    if (!active) throw new Error(`Player ${playerId} has no account.`);
    const { iso, balance } = active;
    const moved = await movementsSince(db, playerId, session.startedAt);
    const minutes = checkMinutes(limits, rules);
    const paused = blocks?.paused_until ?? null;
    return {
      signedInAt: session.startedAt.getTime(),
      serverTime: at.getTime(),
      iso,
      ...sums(moved, iso),
      balance: toWire(balance, iso),
      minutes: minutes ?? null,
      dueAt: checkDueAt(minutes, session, rules)?.getTime() ?? null,
      isMandatory: rules.realityCheck !== undefined,
      pausedUntil: paused !== null && paused > at ? paused.getTime() : null,
    };
  }

  return {
    figures,
    async answer(player, { data: { attributes } }) {
      const { action, do_not_show_again: isOff, popup_show_at: shownAt } = attributes;
      const rules = rulesFor(await playerData(db, player.playerId));
      if (isOff && rules.realityCheck) {
        throw new ProblemError(
          403,
          'CHECK_MANDATORY',
          'Reality checks can’t be turned off here: respond to this one.',
        );
      }
      if (action !== 'nothing') {
        await db.transaction().execute(async (trx) => {
          await lockWithAccounts(trx, player.playerId);
          const at = now();
          const session = await checkedSession(trx, player.sessionId);
          const { limits } = await restrictionsOf(trx, player.playerId);
          const dueAt = checkDueAt(checkMinutes(limits, rules), session, rules);
          const isEarly = dueAt !== null && dueAt.getTime() - at.getTime() > EARLY_MS;
          // Another tab has answered the same check: its interval has begun already.
          const isAnswered = session.answeredAt !== null && session.answeredAt.getTime() > shownAt;
          if ((isEarly || isAnswered) && !isOff) return;
          await noteAnswer(trx, player.sessionId, { at, isOff });
          const pause = rules.realityCheck?.pauseSeconds ?? 0;
          if (pause > 0) await pauseUntil(trx, player.playerId, new Date(at.getTime() + pause * 1000));
        });
      }
      const answer = await figures(player);
      if (action === 'log_out') await sessions.end(player, 'this', 'sign-out');
      return answer;
    },
  };
}

/** Returns the totals of stakes and payouts, exchanged into one currency and rounded half up. */
function sums(moved: readonly Movements[], iso: string) {
  const total = (amountOf: (one: Movements) => bigint): bigint =>
    rational.roundHalfUp(
      moved.reduce(
        (sum, one) => rational.add(sum, exchanged(rational.of(amountOf(one)), one.iso, iso)),
        rational.ZERO,
      ),
    );
  const staked = total((one) => one.staked);
  const paid = total((one) => one.paid);
  return { staked: toWire(staked, iso), paid: toWire(paid, iso), net: toWire(paid - staked, iso) };
}
