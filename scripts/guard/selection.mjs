// Which test files a run takes.
import { filesFitting, filesOfStep, findTestFiles } from './test-files.mjs';

/**
 * @param {import('./arguments.mjs').Choice} choice
 * @returns {Pick<import('./steps.mjs').Context, 'parts' | 'select'>}
 * @throws {Error} one sentence when a part of a name fits no file
 */
export function selectFrom(choice) {
  const all = findTestFiles();
  const parts = (step) => choice.only?.get(step) ?? [];
  const named = new Map(
    [...(choice.only ?? [])]
      .filter(([step, its]) => step !== 'visual' && its.length > 0)
      .map(([step, its]) => [step, filesFitting(step, its, all)]),
  );
  return {
    parts,
    select(step, covers = () => true) {
      const files = named.get(step) ?? filesOfStep(step, all);
      const covered = files.filter(covers);
      const isWhole = !named.has(step) && covered.length === files.length;
      return { files: isWhole ? undefined : covered, skipped: [] };
    },
  };
}
