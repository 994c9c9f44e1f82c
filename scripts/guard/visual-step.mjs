import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run-command.mjs';
import { idPrefixesOf } from './story-ids.mjs';

const REPORT = join(root, 'e2e', 'report', 'visual');

export const visual = {
  name: 'visual',
  title: 'Stories play, are accessible and look as they did',
  run: async (context) => {
    const named = context.parts('visual');
    const { files, skipped } =
      named.length > 0 ? { files: undefined, skipped: [] } : context.select('visual');
    const changed = named.length > 0 ? [] : context.changedLooks();
    if (files?.length === 0 && changed.length === 0) return { passed: 0, failed: 0, skipped };
    const summary = join(REPORT, 'summary.json');
    rmSync(summary, { force: true });
    const affected = files && idPrefixesOf(files);
    const parts = affected ? [...affected, ...changed] : named;
    const { code, output } = await run('node', ['e2e/visual/run.ts', ...parts], context.env);
    return { ...readSummary(summary, code, output), skipped };
  },
};

function readSummary(file, code, output) {
  try {
    const { passed, failed, unsteady = [], slowest = [] } = JSON.parse(readFileSync(file, 'utf8'));
    const unexplained = code !== 0 && failed === 0 ? 1 : 0;
    return { passed, failed: failed + unexplained, unsteady, slowest, output };
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe visual runner ended without a summary.\n` };
  }
}
