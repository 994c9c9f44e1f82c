import { describe, expect, test } from 'vitest';
import { Secret } from '../../delivery/secretBox/secret.ts';
import { createLog } from './createLog.ts';

/** Returns what a log writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  write(createLog('trace', { write: (line) => void (lines += line) }));
  return lines;
}

const SECRET = 'hKq3vUu5-secret_text';

describe('a line of the log', () => {
  test.each<[string, object]>([
    ['a password in a field', { body: { password: SECRET } }],
    ['headers', { headers: { authorization: SECRET, cookie: SECRET, 'set-cookie': [SECRET] } }],
    ['the token of a mailed link', { url: `/en/user/accountverify?a=1&token=${SECRET}` }],
    [
      'the answer of a sign-in company',
      { req: { url: `/social-api/oauth/callback?state=1&code=${SECRET}` } },
    ],
    ['a ticket in a fragment', { location: `/en/registration#ticket=${SECRET}` }],
    ['a bearer in a message of an error', { err: new Error(`Refused: Bearer ${SECRET}`) }],
    ['a bearer under another name', { error: Object.assign(new Error('No'), { token: SECRET }) }],
    ['what a database error quotes', { err: Object.assign(new Error('No'), { detail: `Row (${SECRET})` }) }],
    ['the cause of an error', { err: new Error('No', { cause: new Error(`?token=${SECRET}`) }) }],
    ['JSON within a text', { body: JSON.stringify({ password: SECRET, a: 1 }) }],
    ['the recovery codes of an authenticator', { recoveryCodes: [SECRET] }],
    ['a code as an object', { code: new Secret(SECRET) }],
    ['a sealed token', { text: `v1.${SECRET.repeat(3)}` }],
  ])('masks %s', (_, fields) => {
    const line = written((log) => log.error(fields, 'A call failed.'));
    expect(line).not.toContain(SECRET);
    expect(line).toContain('A call failed.');
    expect(() => void JSON.parse(line)).not.toThrow();
  });

  test.each(['4111 1111 1111 1111', '5555555555554444', 'DE89370400440532013000'])(
    'masks the number %s of a card or an account',
    (number) => {
      expect(written((log) => log.warn({ reason: `Refused ${number}.` }, `Of ${number}`))).not.toContain(
        number,
      );
    },
  );

  test('masks a one-time code, and no code of an error', () => {
    const line = written((log) =>
      log.error({ code: '123456', err: Object.assign(new Error('No'), { code: 'EPIPE' }) }, ''),
    );
    expect(line).not.toContain('123456');
    expect(line).toContain('EPIPE');
  });

  test('leaves ids, times and sums as they are', () => {
    const fields = { playerId: '4111111111111112', at: 1_780_315_200_000, amount: '123456.00' };
    expect(JSON.parse(written((log) => log.info(fields, 'Paid')))).toMatchObject(fields);
  });
});
