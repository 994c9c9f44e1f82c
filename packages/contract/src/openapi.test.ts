import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import type { Call, OperatorCall } from './call.ts';
import { openApiDocument } from './openapi.ts';
import { openApiText } from './openapiFile.ts';
import { operatorCalls } from './operatorCalls/index.ts';

/** Operators' paths may have a word where others have an id, which is a number; the router prefers the word. */
const MIXED_PATH = /^no-ambiguous-paths #\/paths\/~1ops~1/;
/** Single sign-on answers with redirects only. */
const REDIRECTING = /^operation-2xx-response #\/paths\/~1ops~1sign-in~1sso/;

const all: readonly (readonly [id: string, call: Call | OperatorCall])[] = [
  ...Object.entries(calls),
  ...Object.entries(operatorCalls),
];

describe('the OpenAPI document', () => {
  test('is up to date in the repository; otherwise run `pnpm -C packages/contract generate`', () => {
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });

  test('follows the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: openApiText(), absoluteRef: '/openapi.json', config });
    const faults = found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`);
    expect(faults.filter((fault) => !MIXED_PATH.test(fault) && !REDIRECTING.test(fault))).toEqual([]);
  });

  test('describes every path parameter, and no others', () => {
    for (const [id, { path, params }] of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(params?.properties ?? {}), id).toEqual(named);
    }
  });

  test('has unique ids that equal the names of the calls', () => {
    for (const [id, call] of all) expect(call.id).toBe(id);
    expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
  });

  test('describes each method of a path once', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
  });

  test('describes every tag', () => {
    const { tags } = JSON.parse(openApiText()) as { tags: readonly { name: string; description?: string }[] };
    expect(tags.filter(({ description }) => description === undefined)).toEqual([]);
  });

  test('lists 401 for every call that requires a player or an operator, and 403 for one that requires a scope', () => {
    const isOpen = (call: Call | OperatorCall) =>
      call.session === 'anyone' || (call.session === 'operator' && call.scope === 'none');
    const guarded = all.map(([, call]) => call).filter((call) => !isOpen(call));
    for (const { id, problems } of guarded) expect(problems, id).toContain(401);
    const scoped = guarded.filter((call) => call.session === 'operator' && call.scope !== 'any');
    for (const { id, problems } of scoped) expect(problems, id).toContain(403);
    expect(scoped.length).toBeGreaterThan(0);
  });

  test('has nothing of operators if it is made of the player’s calls alone', () => {
    const document = openApiDocument('1.0.0', Object.values(calls));
    expect(JSON.stringify(document)).not.toContain('/ops');
    expect(document).toHaveProperty('components.securitySchemes', {
      bearer: { type: 'http', scheme: 'bearer' },
    });
  });
});
