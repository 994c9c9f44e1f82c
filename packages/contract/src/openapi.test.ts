import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import type { Call } from './call.ts';
import { openApiText } from './openapiFile.ts';

describe('the OpenAPI document', () => {
  test('in the repo is the one the calls give; mend with `pnpm -C packages/contract generate`', () => {
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });

  test('every path parameter is described, and nothing else is', () => {
    for (const call of Object.values<Call>(calls)) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(call.params?.properties ?? {}), call.id).toEqual(named);
    }
  });

  test('an id stands for one call and is the name it has', () => {
    for (const [id, call] of Object.entries<Call>(calls)) expect(call.id).toBe(id);
  });

  test('what changes money or a session can be refused', () => {
    const guarded = Object.values<Call>(calls).filter(({ session }) => session === 'player');
    for (const { id, problems } of guarded) expect(problems, id).toContain(401);
    expect(guarded.length).toBeGreaterThan(0);
  });
});
