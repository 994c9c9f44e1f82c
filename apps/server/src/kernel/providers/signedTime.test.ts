import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callSignature, verifyRequest } from '../../casino/makers/signature.ts';
import { BadSignatureError, requireSignature } from './signature.ts';
import { readSignedTime } from './signedTime.ts';

const SECRET = 'secret-of-call-backs-0123';
const BODY = Buffer.from('{}');
/** An instant whose text in seconds and in ms has other forms that name the same number. */
const NOW = new Date(1_700_000_000_000);

/** Other texts of a number. */
const textsOf = (number: number): readonly string[] => [
  '',
  ` ${number}`,
  `${number} `,
  `+${number}`,
  `-${number}`,
  `0${number}`,
  `${number}.0`,
  `${number}n`,
  number.toExponential(),
  `0x${number.toString(16)}`,
  `0b${number.toString(2)}`,
  `${number}\u0000`,
  [...String(number)].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join(''),
  `${String(number).slice(0, 1)}_${String(number).slice(1)}`,
  'Infinity',
  'NaN',
];

test('a time is a whole number in decimal digits', () => {
  expect(readSignedTime('1700000000')).toBe(1_700_000_000);
  expect(readSignedTime('1700000000000')).toBe(1_700_000_000_000);
  expect(readSignedTime('9'.repeat(16))).toBeUndefined();
  expect(readSignedTime(undefined)).toBeUndefined();
});

describe('a call-back of a payment provider or a verifier', () => {
  const signed = (t: string) => {
    // Also with the text of the number that a lenient reader would make of it.
    const texts = [t, String(Number(t))];
    const signatures = texts.map((text) =>
      createHmac('sha256', SECRET).update(`${text}.`).update(BODY).digest('hex'),
    );
    return `t=${t},${signatures.map((one) => `v1=${one}`).join(',')}`;
  };
  const check = (signature: string) => requireSignature([SECRET], { body: BODY, signature, now: NOW });
  const seconds = NOW.getTime() / 1000;

  test('is accepted with its time in digits', () => {
    expect(() => check(signed(String(seconds)))).not.toThrow();
  });

  test.each(textsOf(seconds))('is refused with the time "%s"', (text) => {
    expect(() => check(signed(text))).toThrow(BadSignatureError);
  });

  test('is refused with two times', () => {
    expect(() => check(`t=${seconds},${signed(String(seconds))}`)).toThrow(BadSignatureError);
  });
});

describe('a call of a maker', () => {
  const check = (timestamp: string) => {
    const call = {
      method: 'POST',
      path: '/maker-api/v1/bet',
      maker: 'acme',
      timestamp,
      nonce: '01234567-89ab-cdef-0123-456789abcdef',
      body: BODY,
    };
    const headers = {
      'x-maker': call.maker,
      'x-timestamp': timestamp,
      'x-nonce': call.nonce,
      'x-signature': callSignature(SECRET, call),
    };
    return verifyRequest([SECRET], { method: call.method, path: call.path, headers, body: BODY, now: NOW });
  };

  test('is accepted with its time in digits', () => {
    expect(check(String(NOW.getTime()))).toMatchObject({ isProved: true });
  });

  test.each(textsOf(NOW.getTime()))('is refused with the time "%s"', (text) => {
    expect(check(text)).toEqual({ isProved: false, fault: 'headers' });
  });
});
