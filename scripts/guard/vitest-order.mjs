import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import { shownPath } from './report.mjs';

/** Runs suites in the order of the list that GUARD_ORDER names, and without one in Vitest's own. */
export class GuardOrder extends BaseSequencer {
  async sort(specifications) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no method of an array
    const sorted = await super.sort(specifications);
    const { GUARD_ORDER } = process.env;
    if (!GUARD_ORDER) return sorted;
    const places = new Map(JSON.parse(readFileSync(GUARD_ORDER, 'utf8')).map((file, at) => [file, at]));
    const placeOf = ({ moduleId }) => places.get(shownPath(moduleId)) ?? places.size;
    const projects = sorted.map(({ project }) => project.name);
    // The suites of a project run together, as they share its processes.
    return sorted.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || placeOf(a) - placeOf(b),
    );
  }
}
