import type { Browser } from 'playwright';
import { axeNotes } from './axeNotes.ts';
import { compareDigests, compareLooks, openBase, type Base, type ComparedLook } from './base.ts';
import { matchDigest, type Digests, type Match } from './digests.ts';
import { findUndocumented } from './documentedKeys.ts';
import { TakeError } from './photograph.ts';
import type { Finding, LookImages } from './report.ts';
import { onlyLooks, screenshotsOf, type Job, type Outcome, type Storybook } from './storybook.ts';
import { judgeLook, takeAgain } from './verdict.ts';

/** Maximum number of failed stories that may be chance and are taken again or shown one by one. */
const fewStories = 40;

export interface GuardResult {
  /** Last outcome of each story, without the screenshots' bytes. */
  readonly outcomes: readonly Outcome[];
  readonly failed: readonly Finding[];
  /** Stories that failed among others and passed twice alone. */
  readonly unsteady: readonly string[];
  /** Stories that are unchanged since the base commit, although this machine or browser draws other digests. */
  readonly drawnOtherwise: readonly string[];
  /** Stories with new digests that this browser can't check. */
  readonly unchecked: readonly string[];
}

/**
 * Takes all jobs and judges them by digests.json, and by the base commit if a digest differs or is by another
 * browser.
 * @param build name and version of the browser
 * @param onOutcome called with each first outcome
 * @param onFailure called with each failure once it is certain
 */
export async function guard(
  browser: Browser,
  build: string,
  storybook: Storybook,
  jobs: readonly Job[],
  digests: Digests,
  onOutcome: (outcome: Outcome) => void,
  onFailure: (finding: Finding) => Promise<void>,
): Promise<GuardResult> {
  const failed: Finding[] = [];
  const unsteady: string[] = [];
  const drawnOtherwise: string[] = [];
  const unchecked: string[] = [];
  const outcomes = new Map<string, Outcome>();
  /** Outcomes of stories that were taken alone, with their screenshots. */
  const alone = new Map<string, Outcome>();

  async function fail(id: string, reason: string, images: readonly LookImages[]): Promise<void> {
    const finding = { id, reason, images };
    failed.push(finding);
    await onFailure(finding);
  }

  /** Looks whose comparison with digests.json has one of these results. */
  function looksThat(outcome: Outcome, ...matches: readonly Match[]): string[] {
    const entries = digests.looks[outcome.job.story.id];
    return [...screenshotsOf(outcome).values()].flatMap(({ look, digest }) =>
      matches.includes(matchDigest(entries?.[look], digest, digests.browser, build)) ? [look] : [],
    );
  }

  /** Faults of a story, and its looks that aren't as stored. */
  function reasonsOf(outcome: Outcome): string[] {
    return [...faultsOf(outcome), ...looksThat(outcome, 'differs', 'missing')];
  }

  function passes(outcome: Outcome): boolean {
    return reasonsOf(outcome).length === 0;
  }

  /** Takes failed stories once more, each alone, unless there are too many for chance. */
  async function retake(failing: readonly Outcome[]): Promise<void> {
    if (failing.length > fewStories) return;
    for (const { job } of failing) {
      const { id } = job.story;
      const again = await takeAgain(async () => {
        const outcome = await storybook.takeAlone(job);
        alone.set(id, outcome);
        outcomes.set(id, withoutPng(outcome));
        return passes(outcome);
      });
      if (again === 'unsteady') unsteady.push(id);
    }
  }

  /** Fails stories with faults that need no comparison. @returns the stories to compare with the base commit */
  async function failAtOnce(): Promise<Outcome[]> {
    const open: Outcome[] = [];
    for (const outcome of outcomes.values()) {
      const { id } = outcome.job.story;
      const faults = faultsOf(outcome);
      const missing = looksThat(outcome, 'missing');
      const advice = `has no digest of ${missing.join(', ')}: look at it (--look), then take it (--update)`;
      const reasons = missing.length > 0 ? [...faults, advice] : faults;
      if (reasons.length > 0) {
        await fail(id, reasons.join('; '), imagesOf(alone.get(id) ?? outcome, missing));
      } else if (looksThat(outcome, 'differs', 'otherBrowser').length > 0) open.push(outcome);
    }
    return open;
  }

  async function judgeByBase(base: Base, open: readonly Outcome[]): Promise<void> {
    const before = await base.takeDigests(open.map((outcome) => onlyLooks(outcome.job, openLooks(outcome))));
    let shown = 0;
    for (const outcome of open) {
      const { id } = outcome.job.story;
      const looks = openLooks(outcome);
      const byDigest = compareDigests(looks, before.get(id), screenshotsOf(outcome));
      if (byDigest.every(({ comparison }) => comparison === 'same') || shown >= fewStories) {
        await conclude(base, outcome, byDigest);
        continue;
      }
      shown += 1;
      const job = onlyLooks(outcome.job, looks);
      const now = alone.get(id) ?? (await storybook.takeAlone(job));
      await conclude(base, outcome, compareLooks(looks, await base.takeAlone(job), screenshotsOf(now)));
    }
  }

  async function failWithoutBase(error: Error, open: readonly Outcome[]): Promise<void> {
    await fail('base', error.message, []);
    for (const outcome of open) {
      const { id } = outcome.job.story;
      const looks = looksThat(outcome, 'differs');
      const images = imagesOf(alone.get(id) ?? outcome, looks);
      if (looks.length > 0) await fail(id, `${looks.join(', ')} not as in digests.json`, images);
    }
  }

  function openLooks(outcome: Outcome): string[] {
    return looksThat(outcome, 'differs', 'otherBrowser');
  }

  async function conclude(base: Base, outcome: Outcome, compared: readonly ComparedLook[]): Promise<void> {
    const { id } = outcome.job.story;
    const otherBrowser = looksThat(outcome, 'otherBrowser');
    const verdicts = compared.map(({ look, comparison }) => {
      const changed = base.digests?.looks[id]?.[look] !== digests.looks[id]?.[look];
      return { look, verdict: judgeLook(comparison, changed, !otherBrowser.includes(look)) };
    });
    const failures = verdicts.flatMap(({ look, verdict }) =>
      typeof verdict === 'object' ? [`${look} ${verdict.failure}`] : [],
    );
    if (failures.length > 0) {
      const reason = `${failures.join(', ')} (before: ${base.commit.slice(0, 12)})`;
      await fail(
        id,
        reason,
        compared.map(({ images }) => images).filter(({ after }) => after),
      );
    } else if (verdicts.some(({ verdict }) => verdict === 'newLook')) unchecked.push(id);
    else drawnOtherwise.push(id);
  }

  await storybook.walk(jobs, (outcome) => {
    const { id } = outcome.job.story;
    outcomes.set(id, withoutPng(outcome));
    onOutcome(outcome);
    const reasons = reasonsOf(outcome);
    if (reasons.length > 0) console.log(`again   ${id}: failed among others (${reasons.join('; ')})`);
  });
  const failing = [...outcomes.values()].filter((outcome) => !passes(outcome));
  const [broken, different] = [true, false].map((faulty) =>
    failing.filter((outcome) => faultsOf(outcome).length > 0 === faulty),
  );
  await retake(broken ?? []);
  await retake(different ?? []);

  const open = await failAtOnce();
  const others = open.filter((outcome) => looksThat(outcome, 'otherBrowser').length > 0).length;
  if (others > 0) {
    console.log(
      `${others} stories have digests by another browser than ${build}: they are compared with the base.`,
    );
  }
  if (open.length > 0) {
    const base = await openBase(browser).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (base instanceof Error) await failWithoutBase(base, open);
    else await judgeByBase(base, open).finally(base.close);
  }
  return { outcomes: [...outcomes.values()], failed, unsteady, drawnOtherwise, unchecked };
}

/** @returns reasons why a story fails in any look, one sentence each */
export function faultsOf({ take }: Outcome): string[] {
  if (take instanceof TakeError) return [take.message];
  const unnoted = Object.keys(take.undecided).filter((rule) => !Object.hasOwn(axeNotes, rule));
  return [
    ...(take.barriers.length > 0 ? [`is not accessible: ${take.barriers.join('; ')}`] : []),
    ...take.clashes,
    ...findUndocumented(take.keys),
    ...unnoted.map(
      (rule) =>
        `axe can't decide about ${rule}. Judge it by hand, then note in e2e/visual/axeNotes.ts why it can't and what you found.`,
    ),
  ];
}

function withoutPng(outcome: Outcome): Outcome {
  const { take } = outcome;
  if (take instanceof TakeError) return outcome;
  return {
    ...outcome,
    take: { ...take, screenshots: take.screenshots.map(({ look, digest }) => ({ look, digest })) },
  };
}

/** @returns images of a failed story: of the given looks, or of the first one if there are none */
function imagesOf({ take }: Outcome, looks: readonly string[]): LookImages[] {
  if (take instanceof TakeError) return [{ look: 'failed', after: take.png }];
  return take.screenshots
    .filter(({ look }, at) => (looks.length > 0 ? looks.includes(look) : at === 0))
    .map(({ look, png }) => ({ look, after: png }));
}
