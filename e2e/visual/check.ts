import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrphans } from './digests.ts';
import { findUnshown } from './documentedKeys.ts';
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
  const { outcomes, failed, unsteady, drawnOtherwise, unchecked } = await guard(
    browser,
    build,
    storybook,
    due,
    digests,
    async (finding) => {
      const path = await report.add(finding);
      console.log(`failed  ${finding.id}: ${finding.reason}${path ? ` (${path})` : ''}`);
    },
  );
  const orphans = findOrphans(digests, lookNames);
  for (const orphan of orphans) console.log(`failed  ${orphan} is in digests.json only: run with --update`);
  const unshown = findUnshown(
    outcomes.map(({ job, take }) => ({
      id: job.story.id,
      keys: take instanceof TakeError ? undefined : take.keys,
    })),
    all.map(({ story }) => story.id),
  );
  for (const sentence of unshown) console.log(`failed  ${sentence}`);
  const failures = failed.length + orphans.length + unshown.length;
  const page = await report.finish(`${failures} of ${due.length} stories fail`);
  const ids = new Set(failed.map(({ id }) => id));
  const passed = due.filter(({ story }) => !ids.has(story.id)).length;
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
