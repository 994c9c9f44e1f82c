import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser } from '@playwright/test';
import { profilePages } from './scriptsRun.ts';
import { onWordsSaid } from './words.ts';

const LOCALES = 'apps/web/src/platform/i18n/locales';

/**
 * Writes what the journeys of this worker run, one line of JSON for each fact: `[kind, journey, source or reason]`, where the
 * kind is `loaded`, `ran` or `lost`. A journey that reads a page by itself runs it in the platform alone, so that is lost.
 * @param folder gets one file for each worker
 */
export function recordRun(browser: Browser, folder: string): void {
  const file = join(folder, `${process.pid}.jsonl`);
  const written = new Set<string>();
  const write = (kind: 'loaded' | 'ran' | 'lost', text: string) => {
    const line = `${JSON.stringify([kind, `e2e/journeys/${test.info().titlePath[0]}`, text])}\n`;
    if (written.has(line)) return;
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
  onWordsSaid((name) => write('ran', `${LOCALES}/${name}`));
  const request = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await request(...given);
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      write('lost', 'a page that the journey reads itself');
    return answer;
  };
}
