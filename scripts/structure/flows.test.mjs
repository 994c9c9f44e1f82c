import { describe, expect, test } from 'vitest';
import { checkFlows, followFlow, sourcesOf } from './flows.mjs';

/** An app that places a stake by a call, and a server that books it. */
const TEXTS = {
  'apps/web/src/button.ts': `import { place } from './place.ts';`,
  'apps/web/src/place.ts': `import { send } from './api.ts';\nimport type { Type } from './types.ts';`,
  'apps/web/src/api.ts': `playerApi.POST('/web-api/coupons', {});`,
  'apps/web/src/types.ts': ``,
  'apps/server/src/coupons.routes.ts': `import './service.ts';\nregisterCall(app, calls.placeCoupon, work);`,
  'apps/server/src/service.ts': `export { book } from './ledger.ts';`,
  'apps/server/src/ledger.ts': ``,
  'apps/server/src/platform.ts': `import './ledger.ts';`,
};
const PATHS = { placeCoupon: '/web-api/coupons' };

const follow = (from, steps) =>
  followFlow(sourcesOf(new Map(Object.entries(TEXTS))), { name: 'a stake', from, steps }, (id) => PATHS[id]);

describe('a flow', () => {
  test('has the files between its steps: by imports, calls, what is sent, and who hands over', () => {
    const { files, problem } = follow('apps/web/src/button.ts', [
      ['imports', 'apps/web/src/api.ts'],
      ['call placeCoupon', 'apps/server/src/coupons.routes.ts'],
      ['imports', 'apps/server/src/ledger.ts'],
      ['imported', 'apps/server/src/platform.ts'],
      ['sends', 'apps/web/src/button.ts'],
    ]);
    expect(problem).toBeUndefined();
    expect(files).toEqual([
      'apps/web/src/button.ts',
      'apps/web/src/place.ts',
      'apps/web/src/api.ts',
      'apps/server/src/coupons.routes.ts',
      'apps/server/src/service.ts',
      'apps/server/src/ledger.ts',
      'apps/server/src/platform.ts',
      'apps/web/src/button.ts',
    ]);
  });

  test.each([
    ['an import of types only', 'apps/web/src/place.ts', ['imports', 'apps/web/src/types.ts'], 'by imports'],
    ['a file that is gone', 'apps/web/src/place.ts', ['imports', 'apps/web/src/gone.ts'], 'doesn’t exist'],
    ['nobody who hands over', 'apps/web/src/api.ts', ['imported', 'apps/web/src/types.ts'], 'by imports'],
    ['an unknown call', 'apps/web/src/api.ts', ['call win', 'apps/server/src/service.ts'], 'no call win'],
    [
      'a call that isn’t sent',
      'apps/web/src/place.ts',
      ['call placeCoupon', 'apps/server/src/coupons.routes.ts'],
      'send /web-api/coupons',
    ],
    [
      'a call that isn’t registered',
      'apps/web/src/api.ts',
      ['call placeCoupon', 'apps/server/src/service.ts'],
      'register placeCoupon',
    ],
  ])('is broken by %s', (_, from, step, says) => {
    const { files, problem } = follow(from, [step]);
    expect(files).toEqual([from]);
    expect(problem?.replaceAll("'", '’')).toContain(says);
    expect(checkFlows([{ name: 'a stake', files, problem }])).toEqual([expect.stringContaining(problem)]);
  });
});
