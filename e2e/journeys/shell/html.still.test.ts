import { HtmlValidate } from 'html-validate';
import { FOOTBALL } from '../support/play.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
/** Longest part of a line in a complaint: a rendered page is one line. */
const MOST = 160;

/** Returns the complaints about a document, each with the markup around its position. */
async function complaintsAbout(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + MOST)}`);
}

async function matchPath(platform: Platform): Promise<string> {
  const [match] = await platform.matches('line', FOOTBALL);
  if (!match) throw new Error('The line has no football.');
  return `/en/line/football/${match.competitionId}/${match.id}`;
}

test('public pages are rendered by the server as valid HTML', async ({ platform }) => {
  const paths = ['/en', '/ar', '/ru/live', '/en/line/football', '/en/results', '/en/user/login'];
  for (const path of [...paths, await matchPath(platform)]) {
    const read = async () => (await fetch(`http://localhost:${platform.port}${path}`)).text();
    // A page waits for its rendering only briefly.
    await expect.poll(async () => (await read()).includes('<h1'), `${path} is rendered`).toBe(true);
    expect.soft(await complaintsAbout(await read()), path).toEqual([]);
  }
});
