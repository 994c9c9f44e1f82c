import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let database: TestDatabase;
const processes: TestApp[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  for (let started = 0; started < 2; started += 1) {
    processes.push(await createTestApp({ env: { SIGN_IN_ATTEMPTS: '3' }, database }));
  }
});
afterAll(async () => {
  for (const process of processes) await process.close();
  await database.close();
});

test('calls from one address are limited for all processes together, each call by itself', async () => {
  const answers = [];
  for (const process of [...processes, ...processes]) {
    const body = { login: 'nobody', password: 'wrong', save: false };
    answers.push(await process.client().call('POST', '/web-api/session/sign-in', body));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
  const [refused] = answers.slice(-1);
  expect(refused?.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  const wait = Number(refused?.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const other = await processes[0]
    ?.client()
    .call('POST', '/web-api/user/recovery', { name: 'nobody@example.com', language: 'en' });
  expect(other?.statusCode).toBe(200);
});
