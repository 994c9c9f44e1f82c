import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { OPERATOR_TOKEN } from '../../testing/opsApp.ts';
import { isUnrecorded, routeOfCall, routesOf } from '../../testing/routes.ts';
import { withOperatorCalls } from './operatorCallsText.ts';

const calls = Object.values<OperatorCall>(operatorCalls);
const named = calls.map((call) => [routeOfCall(call), call] as const);

/** Actions that the platform records by itself. */
const OWN_ACTIONS = ['identification.forget', 'approval.end', 'staff.environment'];

const tokenOf = (scope: OperatorScope): string => `token-of-${scope}-0123456789`;
const tokenWithout = (scope: OperatorScope): string => `token-without-${scope}-0123456789`;

/** Operators with one scope each, and operators with all but one. */
const OPERATORS = operatorScopes
  .flatMap((scope) => {
    const others = operatorScopes.filter((other) => other !== scope);
    return [
      `${scope}=${scope}:${tokenOf(scope)}`,
      `without-${scope}=${others.join('+')}:${tokenWithout(scope)}`,
    ];
  })
  .join(',');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { DEVELOPMENT_OPERATORS: OPERATORS } });
});
afterAll(() => app.close());

/** Makes a call with plain values in its path, and an empty body. */
async function make(
  { method, path }: OperatorCall,
  token?: string,
): Promise<readonly [number, string | undefined]> {
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = method === 'get' || method === 'delete' ? undefined : {};
  const answer = await app.client().call(method.toUpperCase(), url, body, headers);
  return [answer.statusCode, answer.statusCode < 400 ? undefined : answer.json<{ code: string }>().code];
}

describe('operators’ calls', () => {
  test('are all routes under /ops, except those of the console', () => {
    const isOfConsole = (route: string) => /^GET \/ops(?:$|\/console(?:$|\/))/.test(route);
    const routes = routesOf(app.app).filter((route) => / \/ops(?:$|\/)/.test(route));
    const expected = named.map(([route]) => route);
    expect(routes.filter((route) => !isOfConsole(route)).toSorted()).toEqual(expected.toSorted());
  });

  test('name the actions of the audit log if they change something', () => {
    const changing = calls.filter((call) => call.method !== 'get' && !isUnrecorded(call));
    expect(changing.filter(({ audit = [] }) => audit.length === 0).map(({ id }) => id)).toEqual([]);
    const reading = calls.filter(({ isReading }) => isReading === true);
    expect(reading.filter(({ method, audit }) => method === 'get' || audit).map(({ id }) => id)).toEqual([]);
  });

  test('use every scope, and no other', () => {
    const groups = ['any', 'all', 'none'];
    const used = calls.map(({ scope }) => scope).filter((scope) => !groups.includes(scope));
    expect(new Set(used)).toEqual(new Set(operatorScopes));
  });

  test('are listed in docs/operators.md; update it with `pnpm -C apps/server operator-calls-table`', async () => {
    const page = await readFile(join(repoRoot, 'docs', 'operators.md'), 'utf8');
    expect(page).toBe(withOperatorCalls(page));
  });

  const guarded = named.filter(([, { scope }]) => scope !== 'none');
  test.each(guarded)('%s requires an operator', async (_, call) => {
    expect(await make(call)).toEqual([401, 'OPERATOR_SIGN_IN_NEEDED']);
  });

  const scoped = named.filter(([, { scope }]) => scope !== 'any' && scope !== 'none');
  test.each(scoped)('%s refuses an operator without its scope', async (_, call) => {
    const missing = operatorScopes.find((scope) => call.scope === 'all' || scope === call.scope);
    expect(await make(call, missing && tokenWithout(missing))).toEqual([403, 'OUT_OF_SCOPE']);
  });

  test.each(named)('%s admits an operator with its scope', async (_, call) => {
    const token = { any: tokenOf('feed'), all: OPERATOR_TOKEN };
    const { scope } = call;
    const isOwn = scope !== 'any' && scope !== 'all' && scope !== 'none';
    const [status] = await make(call, isOwn ? tokenOf(scope) : token[scope === 'all' ? 'all' : 'any']);
    expect([401, 403, 500]).not.toContain(status);
  });
});

describe('actions of the audit log', () => {
  const texts = globSync('**/*.ts', {
    cwd: join(repoRoot, 'apps', 'server', 'src'),
    exclude: ['**/*.test.ts', 'testing/**'],
  }).map((file) => readFileSync(join(repoRoot, 'apps', 'server', 'src', file), 'utf8'));
  const source = texts.join('\n');
  const listed = new Set(calls.flatMap(({ audit = [] }) => audit));

  const written = [...source.matchAll(/\baction: '(\w+\.[\w-]+)'/g)].map(([, action = '']) => action);
  /** Actions of which a part is known at run time only, such as `site.${part}`. */
  const composed = [...source.matchAll(/\baction: `([\w.-]*\$\{\w+\}[\w.-]*)`/g)].map(([, action = '']) => {
    const parts = action.split(/\$\{\w+\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });

  test('occur in the sources if a call names them', () => {
    const unknown = [...listed].filter(
      (action) => !source.includes(`'${action}'`) && !composed.some((pattern) => pattern.test(action)),
    );
    expect(unknown).toEqual([]);
  });

  test('are named by a call, or are the platform’s own', () => {
    expect(written.length).toBeGreaterThan(0);
    const unnamed = written.filter((action) => !listed.has(action) && !OWN_ACTIONS.includes(action));
    expect(unnamed).toEqual([]);
    const unmatched = composed.filter((pattern) => ![...listed].some((action) => pattern.test(action)));
    expect(unmatched).toEqual([]);
  });
});
