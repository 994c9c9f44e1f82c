import { expect, test } from 'vitest';
import { checkReadsOnce, readsOnceIn } from './read-once.mjs';

const linesOf = (source) => readsOnceIn('a.test.ts', source).map(({ line }) => line);

test.each([
  ['a mail that is expected', '\nexpect(await platform.mailTo(email)).toContain(code);'],
  ['a mail that is filled in', '\nawait field.fill(codeIn(await platform.mailTo(email)));'],
  ['a text message of a fixture', '\nconst text = await fixtures.platform.textTo(phone);'],
  [
    'a function that is called once',
    '\nconst last = async () => platform.mails();\nexpect(await last()).toEqual([]);',
  ],
])('is reported: %s', (_, source) => expect(linesOf(source)).toEqual([2]));

test.each([
  ['a polled mail', 'await expect.poll(() => platform.mailTo(email)).toContain(code);'],
  [
    'a polled mail that is kept',
    "await expect.poll(async () => (code = codeIn(await platform.mailTo(to)))).not.toBe('');",
  ],
  [
    'a block that is repeated',
    'await expect(async () => expect(await platform.mails()).toEqual([])).toPass();',
  ],
  [
    'a function that is polled by name',
    'const subject = async () => (await platform.mails())[0]?.subject;\nawait expect.poll(subject).toBe(word);',
  ],
  ['what the platform has at once', 'expect(await platform.match(id)).toBeUndefined();'],
])('is accepted: %s', (_, source) => expect(linesOf(source)).toEqual([]));

test('no journey reads once what comes later', () => expect(checkReadsOnce()).toEqual([]));
