import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrphans } from './digests.ts';
import { findUnshown, titleOf } from './documentedKeys.ts';
import { guard } from './guard.ts';
import { TakeError } from './photograph.ts';
import { openReport } from './report.ts';
import { reports, type Session } from './session.ts';
import type { Outcome } from './storybook.ts';

/**
 * Judges the stories and writes the report with its summary.
 * @param began start of the run, by `performance.now()`
 * @returns whether all passed
 */
export async function check(
  { browser, build, storybook, digests, all, due, lookNames }: Session,
  began: number,
): Promise<boolean> {
  const folder = join(reports, 'visual');
  const report = await openReport(folder);
  const ids = all.map(({ story }) => story.id);
  const unshown = new Set<string>();
  const taken: Outcome[] = [];
  /** Prints keys that a documentation lists and no story shows, as soon as all stories of a component were taken. */
  function printUnshown(outcomesSoFar: readonly Outcome[]): void {
    const stories = outcomesSoFar.map(({ job, take }) => ({
      id: job.story.id,
      keys: take instanceof TakeError ? undefined : take.keys,
    }));
    for (const sentence of findUnshown(stories, ids)) {
      if (unshown.has(sentence)) continue;
      unshown.add(sentence);
      console.log(`failed  ${sentence}`);
    }
  }
  const { outcomes, failed, unsteady, drawnOtherwise, unchecked } = await guard(
    browser,
    build,
    storybook,
    due,
    digests,
    (outcome) => {
      taken.push(outcome);
      printUnshown(taken.filter(({ job }) => titleOf(job.story.id) === titleOf(outcome.job.story.id)));
    },
    async (finding) => {
      const path = await report.add(finding);
      console.log(`failed  ${finding.id}: ${finding.reason}${path ? ` (${path})` : ''}`);
    },
  );
  const orphans = findOrphans(digests, lookNames);
  for (const orphan of orphans) console.log(`failed  ${orphan} is in digests.json only: run with --update`);
  printUnshown(outcomes);
  const failures = failed.length + orphans.length + unshown.size;
  const page = await report.finish(`${failures} of ${due.length} stories fail`);
  const failedIds = new Set(failed.map(({ id }) => id));
  const passed = due.filter(({ story }) => !failedIds.has(story.id)).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const seen = countSeen(outcomes);
  const slowest = outcomes
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map((outcome) => ({ name: outcome.job.story.id, seconds: Number(outcome.seconds.toFixed(1)) }));
  const summary = {
    passed,
    failed: failures,
    unsteady,
    drawnOtherwise,
    unchecked,
    ...seen,
    seconds,
    slowest,
    ids,
    stories: outcomes.map(({ job: { story }, seconds: its }) => ({
      id: story.id,
      hasPassed: !failedIds.has(story.id) && !unsteady.includes(story.id) && !unchecked.includes(story.id),
      isUnsteady: unsteady.includes(story.id),
      seconds: its,
    })),
    failedTitles: [...unshown].map((sentence) => sentence.split(':')[0]),
  };
  await writeFile(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  const doubts = Object.entries(seen.undecided).map(([rule, times]) => `${rule} ${times}`);
  console.log(
    `${seen.stories} stories, ${seen.pictures} pictures, ${seen.looks} looks judged, ${seen.violations} violations, ` +
      `undecided by axe and noted: ${doubts.join(', ') || 'none'}, ${seconds} s`,
  );
  list('Look as at the base commit, but are drawn otherwise by this machine or browser', drawnOtherwise);
  list('Have new digests by another browser, not checked here', unchecked);
  list('Unsteady: failed among others, passed twice alone', unsteady);
  if (failures > 0) {
    console.log(`See ${page}. If a new look is meant: run with --update and commit digests.json.`);
  }
  console.log(`${passed} passed, ${failures} failed`);
  return failures === 0;
}

function countSeen(outcomes: readonly Outcome[]) {
  const undecided: Record<string, number> = {};
  const takes = outcomes.flatMap(({ take }) => (take instanceof TakeError ? [] : [take]));
  for (const take of takes) {
    for (const [rule, times] of Object.entries(take.undecided)) {
      undecided[rule] = (undecided[rule] ?? 0) + times;
    }
  }
  const sum = (numberOf: (take: (typeof takes)[number]) => number) =>
    takes.reduce((total, take) => total + numberOf(take), 0);
  return {
    stories: outcomes.length,
    pictures: sum(({ screenshots }) => screenshots.length),
    looks: sum(({ judged }) => judged),
    violations: sum(({ barriers }) => barriers.length),
    undecided,
  };
}

function list(title: string, ids: readonly string[]): void {
  const most = 20;
  if (ids.length === 0) return;
  const rest = ids.length > most ? ` and ${ids.length - most} more` : '';
  console.log(`${title} (${ids.length}): ${ids.slice(0, most).join(', ')}${rest}`);
}
