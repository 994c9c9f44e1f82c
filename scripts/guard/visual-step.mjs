import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { idPrefixesOf } from './story-ids.mjs';
import { MOST_UNSTEADY } from './unsteady.mjs';

const SUMMARY = join(root, 'e2e', 'report', 'visual', 'summary.json');

export const visual = {
  name: 'visual',
  title: 'Stories play, are accessible and look as they did',
  run: async (context) => {
    const named = context.parts('visual');
    const { files, skipped } =
      named.length > 0 ? { files: undefined, skipped: [] } : context.select('visual');
    const changed = named.length > 0 ? [] : context.changedLooks();
    if (files?.length === 0 && changed.length === 0) return { passed: 0, failed: 0, skipped };
    rmSync(SUMMARY, { force: true });
    const affected = files && idPrefixesOf(files);
    const parts = affected ? [...affected, ...changed] : named;
    const share = context.share === undefined || named.length > 0 ? [] : [`--share=${context.share}/10`];
    const failures = [];
    const onLine = (line) => {
      const failure = /^failed {2}(.*)$/.exec(line)?.[1];
      if (failure === undefined) return;
      failures.push(failure.split(': ')[0]);
      context.show(`   NO  ${failure}\n`);
    };
    const { code, output } = await run('node', ['e2e/visual/run.ts', ...share, ...parts], context.env, {
      onLine,
    });
    return { ...admit(readSummary(code, output), context.unsteadyBefore), failures, skipped };
  },
};

/** Counts unsteady stories beyond the maximum of a run as failed. */
function admit(outcome, unsteadyBefore) {
  const room = Math.max(0, MOST_UNSTEADY - unsteadyBefore);
  const over = Math.max(0, (outcome.unsteady?.length ?? 0) - room);
  return { ...outcome, passed: outcome.passed - over, failed: outcome.failed + over };
}

function readSummary(code, output) {
  try {
    const { passed, failed, unsteady = [], slowest = [] } = JSON.parse(readFileSync(SUMMARY, 'utf8'));
    const unexplained = code !== 0 && failed === 0 ? 1 : 0;
    return { passed, failed: failed + unexplained, unsteady, slowest, output };
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe visual runner ended without a summary.\n` };
  }
}
