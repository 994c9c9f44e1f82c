import { readFileSync } from 'node:fs';
import { startMeter } from '../../lib/meter.ts';
import { measureVisit, parts } from '../../lib/visitBytes.ts';
import { expect, test } from '../support/test.ts';

const { visit } = JSON.parse(readFileSync(new URL('../../../size-budgets.json', import.meta.url), 'utf8'));

// Prefetched screens count.
test.use({ prefetches: true });

test('a visit to home, a match and the live section moves no more bytes than its budgets', async ({
  context,
  platform,
}) => {
  const meter = await startMeter(platform.port);
  try {
    const bytes = await measureVisit(context, meter);
    for (const part of parts)
      expect
        .soft(bytes[part].total, `${part}: ${JSON.stringify(bytes[part])}`)
        .toBeLessThanOrEqual(visit[part]);
  } finally {
    await meter.stop();
  }
});
