import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { object, array, looseObject, optional, parse, string, type InferOutput } from 'valibot';
import { repoRoot } from '../kernel/repoRoot.ts';

const list = object({
  sites: array(
    looseObject({
      id: string(),
      hosts: array(string()),
      withdrawals: optional(looseObject({ secondOperatorAbove: optional(string()) })),
    }),
  ),
});

/** Site of the shipped list, as its entry is written. */
type PlainSite = InferOutput<typeof list>['sites'][number];

/**
 * Returns the shipped list of sites without what makes its house site a demonstration: popups of a visit, and low
 * figures above which a second operator is needed. Suites and journeys don't answer popups on each page.
 */
export function plainSites(): readonly PlainSite[] {
  const file = join(repoRoot, 'apps', 'server', 'sites.json');
  return parse(list, JSON.parse(readFileSync(file, 'utf8'))).sites.map(
    ({ visit: _visit, operators: _operators, withdrawals = {}, ...site }) => {
      const { secondOperatorAbove: _above, ...rules } = withdrawals;
      return { ...site, withdrawals: rules };
    },
  );
}

let written: string | undefined;

/** Returns a file with `plainSites`, written once per process. */
export function plainSitesFile(): string {
  if (written === undefined) {
    written = join(mkdtempSync(join(tmpdir(), 'touchline-plain-')), 'sites.json');
    writeFileSync(written, JSON.stringify({ sites: plainSites() }));
  }
  return written;
}
