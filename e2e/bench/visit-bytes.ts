// Measures all bytes of a guest's visit with the built app until each page is idle, those of the service worker
// included: a cold home on a phone, a match opened from it, a warm load of the live section. Prints a JSON line a page
// with its goal, its budget (size-budgets.json) and the frames of sockets beside them; ends by itself in half a minute.
import { readFileSync } from 'node:fs';
import { launchChromium } from '../lib/browser.ts';
import { startMeter } from '../lib/meter.ts';
import { measureVisit, parts } from '../lib/visitBytes.ts';
import { print } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';
import { phone } from './lib/viewports.ts';

const goals = { home: 400_000, match: 60_000, live: 60_000 } as const;
const { visit: budgets } = JSON.parse(
  readFileSync(new URL('../../size-budgets.json', import.meta.url), 'utf8'),
);
const platform = await startPlatform(undefined);
const meter = await startMeter(platform.port);
const browser = await launchChromium();
try {
  const context = await browser.newContext(phone);
  const bytes = await measureVisit(context, meter);
  for (const part of parts) {
    const { total, byKind, worker, requests } = bytes[part];
    const goal = goals[part];
    print({
      bench: 'visit-bytes',
      what: part,
      bytes: total,
      goal,
      holds: total <= goal,
      budget: budgets[part],
      ...byKind,
      worker,
      requests,
    });
  }
} finally {
  await browser.close();
  await meter.stop();
  await platform.stop();
}
