import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser } from '@playwright/test';
import { onRealBrowser } from './realBrowser.ts';
import { isPage, profilePages, READ_BY_ITSELF } from './scriptsRun.ts';
import { onWordsSaid } from './words.ts';

const LOCALES = 'apps/web/src/platform/i18n/locales';

/**
 * Writes the sources that the journeys of this worker run, one line of JSON each: `[kind, journey, source or reason]`,
 * where the kind is `loaded`, `ran` or `lost`. A page that a journey reads by itself runs in the platform alone, so it is
 * lost.
 * @param folder gets one file for each worker
 */
export function recordRun(browser: Browser, folder: string): void {
  const file = join(folder, `${process.pid}.jsonl`);
  const written = new Set<string>();
  const write = (kind: 'loaded' | 'ran' | 'lost', text: string) => {
    const journey = runningJourney();
    const line = `${JSON.stringify([kind, journey, text])}\n`;
    if (journey === undefined || written.has(line)) return;
    written.add(line);
    appendFileSync(file, line);
  };
  profilePages(browser, {
    loaded: (sources) => {
      for (const source of sources) write('loaded', source);
    },
    ran: (source) => write('ran', source),
    lost: (why) => write('lost', why),
  });
  onRealBrowser(() => write('lost', 'a browser that the journey starts'));
  onWordsSaid((name) => write('ran', `${LOCALES}/${name}`));
  const request = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await request(...given);
    if (isPage(answer.headers.get('content-type'))) write('lost', READ_BY_ITSELF);
    return answer;
  };
}

/** File of the running test; undefined while a file is loaded, when only titles of tests take words. */
function runningJourney(): string | undefined {
  try {
    return `e2e/journeys/${test.info().titlePath[0]}`;
  } catch {
    return undefined;
  }
}
