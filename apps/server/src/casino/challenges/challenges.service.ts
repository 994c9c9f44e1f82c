import type { DailyChallenge } from '@touchline/contract';
import type { ChallengeTerms, PrizeTexts } from '@touchline/contract/operators';
import { offsetAt, startOfDay } from '@touchline/contract/timeZones';
import { claimUntil, endOfDay, NO_PROGRESS, reachedOf, siteDay } from '@touchline/loyalty';
import type { ListNamedGames } from '../catalogue/countedGames.ts';
import { ProblemError, seconds } from '../../kernel/index.ts';
import { blockProblem, operationBlock } from '../../protection/index.ts';
import { lockWithAccounts, answerOnce, BASE_CURRENCY } from '../../ledger/index.ts';
import type { Site } from '../../site/index.ts';
import { givePrize } from '../tournaments/prizes.ts';
import type { Visitor } from '../tournaments/tournaments.service.ts';
import type { ChallengesDeps } from './challenges.ts';
import { goalText, taskOf } from './challengeTask.ts';
import * as store from './challenges.store.ts';

const MOST_GAMES = 6;
const DAY = 86_400_000;
/** Id of a challenge of a day: `12@2026-11-27`. */
const ID = /^([1-9]\d{0,15})@(\d{4}-\d{2}-\d{2})$/;

/** The challenges of a site's day. */
export interface DayOfChallenges {
  readonly day: string;
  readonly endsAt: number;
  readonly challenges: DailyChallenge[];
}

type Zoned = { readonly config: Pick<Site['config'], 'defaultTimeZone'> };

/** Returns the minutes by which a site's clocks are ahead of UTC at a time. */
export function dayOffset({ config }: Zoned, at: Date): number {
  return offsetAt(config.defaultTimeZone, seconds(at)) * 60;
}

/** Returns the minutes by which a site's clocks are ahead of UTC at the end of a day. */
function offsetAtEnd({ config }: Zoned, day: string): number {
  const next = Date.parse(`${day}T00:00:00Z`) / DAY + 1;
  return ((next * DAY) / 1000 - startOfDay(config.defaultTimeZone, next)) / 60;
}

interface Shown {
  readonly taskId: bigint;
  readonly day: string;
  readonly terms: ChallengeTerms;
  readonly texts: PrizeTexts;
  readonly progress: store.ProgressRow | undefined;
  readonly isLocked: boolean;
}

/**
 * Returns the challenges of the site's day with the player's progress, after those of the day before that are finished
 * and can still be claimed. Guests see the day's challenges without progress.
 */
export async function dayOfChallenges(deps: ChallengesDeps, visitor: Visitor): Promise<DayOfChallenges> {
  const { db, now } = deps;
  const { site, player } = visitor;
  const playerId = player?.playerId;
  const at = now();
  const day = siteDay(at, dayOffset(site, at));
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
  const own = playerId === undefined ? [] : await store.progressOf(db, playerId, day);
  const late = playerId === undefined ? [] : await store.progressOf(db, playerId, before);
  const claimable = late
    .filter(({ ready_at, taken_at }) => ready_at !== null && taken_at === null)
    .map((progress) => ({ ...progress, progress, taskId: progress.task_id, isLocked: false }));
  const tasks = await store.tasksOf(db, site.id);
  const listGames = await deps.catalogue.namedGamesFor(visitor, visitor.reader);
  let isOpen = true;
  const today = tasks.map(({ id, terms, texts }): Shown => {
    const progress = own.find(({ task_id }) => task_id === id);
    const isLocked = (progress?.terms ?? terms).isAfterPrevious && !isOpen;
    isOpen = progress?.ready_at !== null && progress !== undefined;
    return { taskId: id, day, terms: progress?.terms ?? terms, texts, progress, isLocked };
  });
  return {
    day,
    endsAt: seconds(endOfDay(day, offsetAtEnd(site, day))),
    challenges: await Promise.all([...claimable, ...today].map((one) => challengeView(site, one, listGames))),
  };
}

async function challengeView(
  site: Site,
  { taskId, day, terms, texts, progress, isLocked }: Shown,
  listGames: ListNamedGames,
): Promise<DailyChallenge> {
  const task = taskOf(terms);
  const isNamed = terms.gameIds.length + terms.providers.length + terms.categories.length > 0;
  const state = progress?.taken_at ? 'taken' : progress?.ready_at ? 'ready' : isLocked ? 'locked' : 'open';
  return {
    id: `${taskId}@${day}`,
    kind: terms.kind,
    texts: { ...texts },
    goal: goalText(task, task.goal),
    progress: goalText(task, reachedOf(task, progress ?? NO_PROGRESS)),
    leastStake: terms.leastStake,
    iso: BASE_CURRENCY,
    state,
    prize: { kind: terms.prize.kind, amount: terms.prize.amount, iso: BASE_CURRENCY },
    claimUntil: state === 'ready' ? seconds(claimUntil(day, offsetAtEnd(site, day))) : null,
    games: isNamed ? await listGames(terms, MOST_GAMES) : [],
  };
}

const noChallenge = () =>
  new ProblemError(404, 'NO_CHALLENGE', 'There is no such challenge: see those of the day.');

/**
 * Books the prize of a finished challenge, once for the player's key and once for the day.
 * @throws ProblemError 403 for a blocked player, 404 for an unknown challenge, 409 if it isn't finished, is taken or
 *   can no longer be claimed
 */
export function claimChallenge(
  { db, now }: ChallengesDeps,
  {
    site,
    playerId,
    id,
    key,
  }: { readonly site: Site; readonly playerId: bigint; readonly id: string; readonly key: string },
): Promise<DailyChallenge['prize']> {
  const [, task, day] = ID.exec(id) ?? [];
  if (task === undefined || day === undefined) throw noChallenge();
  return answerOnce(db, { playerId, key, call: 'claimChallenge', body: { id } }, async (trx) => {
    const at = now();
    await lockWithAccounts(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    const progress = await store.lockedProgress(trx, { playerId, day, taskId: BigInt(task) });
    if (!progress) throw noChallenge();
    if (progress.taken_at)
      throw new ProblemError(409, 'TAKEN', 'The prize of this challenge is already yours.');
    if (!progress.ready_at)
      throw new ProblemError(409, 'NOT_FINISHED', 'This challenge isn’t finished: play on, then claim it.');
    if (at >= claimUntil(day, offsetAtEnd(site, day)))
      throw new ProblemError(409, 'TOO_LATE', 'This prize could be claimed until the end of the day after.');
    const { prize } = progress.terms;
    const ref = `challenge:${day}:${task}:${playerId}`;
    if (!(await givePrize(trx, { playerId, prize, ref, at })))
      throw new ProblemError(409, 'NOT_AVAILABLE', 'This prize can’t be given now: ask the support.');
    await store.markTaken(trx, progress, at);
    return { kind: prize.kind, amount: prize.amount, iso: BASE_CURRENCY };
  });
}
