import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf } from '../../testing/testLine.ts';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp({ sources: [lineOf(60)] });
  // A journey validates rendered pages, which need the built app.
  client = app.client('localhost');
});
afterAll(() => app.close());

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns the complaints about a document, each with its line. */
async function complaintsAbout(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${ruleId}: ${message} ${html.split('\n')[line - 1]?.slice(0, 200)}`);
}

test.each([
  '/en',
  '/ar',
  '/ru/line/football/12/2',
  '/en/live',
  '/en/results',
  '/en/user/login',
  '/en/nothing',
  '/offline-en.html',
])('the document at %s is valid', async (path) => {
  const { body, headers } = await client.call('GET', path);
  expect(headers['content-type']).toContain('text/html');
  expect(await complaintsAbout(body)).toEqual([]);
});
