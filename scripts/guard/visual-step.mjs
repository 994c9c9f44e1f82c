import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { idPrefix, idPrefixesOf } from './story-ids.mjs';
import { filesOfStep } from './test-files.mjs';
import { MOST_UNSTEADY } from './unsteady.mjs';

const SUMMARY = join(root, 'e2e', 'report', 'visual', 'summary.json');

export const visual = {
  name: 'visual',
  title: 'Stories play, are accessible and look as they did',
  unitsOf: (all) => filesOfStep('visual', all),
  run: async (context) => {
    const files = context.units.map(({ name }) => name);
    const named = context.parts('visual');
    const parts = named.length > 0 ? named : ((context.isWhole ? undefined : idPrefixesOf(files)) ?? []);
    rmSync(SUMMARY, { force: true });
    const share = context.env.THOROUGH === '1' || named.length > 0 ? [] : [`--share=${context.share}/10`];
    const failures = [];
    const onLine = (line) => {
      const failure = /^failed {2}(.*)$/.exec(line)?.[1];
      if (failure === undefined) return;
      failures.push(failure.split(': ')[0]);
      context.show(`   NO  ${failure}\n`);
    };
    const judging = context.isAll ? ['--judge-all'] : [];
    const args = ['e2e/visual/run.ts', ...share, ...judging, ...parts];
    const { code, output } = await run('node', args, context.env, { onLine });
    const { outcome, summary } = readSummary(code, output);
    const results = summary ? storyResults(files, summary) : [];
    return {
      ...admit(outcome, context.unsteadyBefore),
      failures,
      results,
      ran: (summary?.stories ?? []).map(({ id }) => id),
    };
  },
};

/**
 * Results of story files of which every story was taken.
 * @param {readonly string[]} files
 * @param {{ ids: string[], failedTitles: string[], stories: { id: string, hasPassed: boolean, isUnsteady: boolean, seconds: number }[] }} summary
 *   of the runner; `ids` are those of all stories
 * @param {(file: string) => string} [textOf]
 * @returns {import('../passes/recording.mjs').UnitResult[]}
 */
export function storyResults(files, { ids, failedTitles, stories }, textOf = readStory) {
  return files.flatMap((unit) => {
    const prefix = idPrefix(textOf(unit));
    if (prefix === undefined) return [];
    const own = stories.filter(({ id }) => id.startsWith(prefix));
    if (own.length === 0 || own.length < ids.filter((id) => id.startsWith(prefix)).length) return [];
    const failed = own.filter(({ hasPassed }) => !hasPassed);
    const isShown = !failedTitles.some((title) => `${title}--` === prefix);
    return {
      unit,
      hasPassed: failed.length === 0 && isShown,
      isUnsteady: isShown && failed.length > 0 && failed.every(({ isUnsteady }) => isUnsteady),
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
}

const readStory = (file) => readFileSync(join(root, file), 'utf8');

/** Counts unsteady stories beyond the maximum of a run as failed. */
function admit(outcome, unsteadyBefore) {
  const room = Math.max(0, MOST_UNSTEADY - unsteadyBefore);
  const over = Math.max(0, (outcome.unsteady?.length ?? 0) - room);
  return { ...outcome, passed: outcome.passed - over, failed: outcome.failed + over };
}

function readSummary(code, output) {
  try {
    const summary = JSON.parse(readFileSync(SUMMARY, 'utf8'));
    const { passed, failed, unsteady = [], slowest = [] } = summary;
    // Stories that another build of the browser draws otherwise are drawn again as the base commit has them.
    const times = 1 + (summary.drawnOtherwise?.length ?? 0) / Math.max(1, summary.stories?.length ?? 0);
    const unexplained = code !== 0 && failed === 0 ? 1 : 0;
    return { outcome: { passed, failed: failed + unexplained, unsteady, slowest, times, output }, summary };
  } catch {
    const reason = `${output}\nThe visual runner ended without a summary.\n`;
    return { outcome: { passed: 0, failed: 1, output: reason }, summary: undefined };
  }
}
