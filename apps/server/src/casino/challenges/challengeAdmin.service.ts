import type { ChallengeDraft, OperatorChallenge } from '@touchline/contract/operators';
import { MOST_CHALLENGES, siteDay } from '@touchline/loyalty';
import { type Db, type Trx, type RecordChange, changesBetween, ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { challengeFaults } from '../tournaments/judgeTerms.ts';
import { dayOffset } from './challenges.service.ts';
import * as store from './challenges.store.ts';
import { taskOf } from './challengeTask.ts';

export interface ChallengeAdminDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Returns a site's challenges in their order, with the counts of its day. */
export async function challengesOfSite(
  { db, now }: ChallengeAdminDeps,
  site: Site,
): Promise<OperatorChallenge[]> {
  const counts = await store.countsOf(db, site.id, siteDay(now(), dayOffset(site, now())));
  const tasks = await store.tasksOf(db, site.id, true);
  return tasks.map(({ id, is_on, position, terms, texts, changed_at, changed_by }) => ({
    id: String(id),
    isOn: is_on,
    position,
    terms,
    texts,
    finished: counts.get(id)?.finished ?? 0,
    taken: counts.get(id)?.taken ?? 0,
    changedAt: changed_at.getTime(),
    changedBy: changed_by,
  }));
}

/** Throws a ProblemError 400 that names every fault of a challenge. */
async function judge(db: Db | Trx, site: Site, { terms, texts }: ChallengeDraft): Promise<void> {
  const faults = [
    ...(texts['en'] ? [] : ['English title and text are missing: other languages use them.']),
    ...goalFaults(terms),
    ...(await challengeFaults(db, site.id, terms)),
  ];
  if (faults.length > 0) throw new ProblemError(400, 'BAD_CHALLENGE', faults.join(' '));
}

function goalFaults(terms: ChallengeDraft['terms']): string[] {
  try {
    return taskOf(terms).goal > 0n ? [] : ['The goal is 0: write at least 1.'];
  } catch (error) {
    if (error instanceof RangeError) return [error.message];
    throw error;
  }
}

/** Stores a new challenge at the end of the site's list and returns its id. */
export async function createChallenge(
  { db, now }: ChallengeAdminDeps,
  { site, draft, by }: { readonly site: Site; readonly draft: ChallengeDraft; readonly by: string },
  record: RecordChange,
): Promise<string> {
  await judge(db, site, draft);
  return db.transaction().execute(async (trx) => {
    const tasks = await store.tasksOf(trx, site.id, true);
    requireRoom(tasks, draft.isOn);
    const { id } = await trx
      .insertInto('challenge_tasks')
      .values({
        site_id: site.id,
        is_on: draft.isOn,
        position: (tasks.at(-1)?.position ?? 0) + 1,
        terms: JSON.stringify(draft.terms),
        texts: JSON.stringify(draft.texts),
        changed_at: now(),
        changed_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(trx, { before: null, after: { id: String(id), ...draft } });
    return String(id);
  });
}

/** Replaces a challenge. Players whose rounds were counted today keep its former terms for the day. */
export async function editChallenge(
  { db, now }: ChallengeAdminDeps,
  {
    site,
    id,
    draft,
    by,
  }: { readonly site: Site; readonly id: string; readonly draft: ChallengeDraft; readonly by: string },
  record: RecordChange,
): Promise<void> {
  await judge(db, site, draft);
  await db.transaction().execute(async (trx) => {
    const tasks = await store.tasksOf(trx, site.id, true);
    const before = tasks.find((task) => String(task.id) === id);
    if (!before)
      throw new ProblemError(404, 'NO_CHALLENGE', 'This challenge isn’t known: choose one of the list.');
    requireRoom(
      tasks.filter((task) => task !== before),
      draft.isOn,
    );
    await trx
      .updateTable('challenge_tasks')
      .set({
        is_on: draft.isOn,
        terms: JSON.stringify(draft.terms),
        texts: JSON.stringify(draft.texts),
        changed_at: now(),
        changed_by: by,
      })
      .where('id', '=', before.id)
      .execute();
    const { is_on: isOn, terms, texts } = before;
    await record(trx, changesBetween({ isOn, terms, texts }, draft));
  });
}

function requireRoom(others: readonly store.TaskRow[], isOn: boolean): void {
  if (!isOn || others.filter(({ is_on }) => is_on).length < MOST_CHALLENGES) return;
  throw new ProblemError(
    409,
    'TOO_MANY',
    `A day has at most ${MOST_CHALLENGES} challenges: switch another one off first.`,
  );
}
