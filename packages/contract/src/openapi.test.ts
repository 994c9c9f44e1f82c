import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import type { Call } from './call.ts';
import { openApiText } from './openapiFile.ts';

describe('the OpenAPI document', () => {
  test('is up to date in the repository; otherwise run `pnpm -C packages/contract generate`', () => {
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });

  test('follows the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: openApiText(), absoluteRef: '/openapi.json', config });
    expect(
      found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`),
    ).toEqual([]);
  });

  test('describes every path parameter, and no others', () => {
    for (const call of Object.values<Call>(calls)) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(call.params?.properties ?? {}), call.id).toEqual(named);
    }
  });

  test('has unique ids that equal the names of the calls', () => {
    for (const [id, call] of Object.entries<Call>(calls)) expect(call.id).toBe(id);
  });

  test('lists 401 for every call that requires a player', () => {
    const guarded = Object.values<Call>(calls).filter(({ session }) => session === 'player');
    for (const { id, problems } of guarded) expect(problems, id).toContain(401);
    expect(guarded.length).toBeGreaterThan(0);
  });
});
