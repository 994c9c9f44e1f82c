import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test.each([
  ['marta@touchline.example', 'ma•••@touchline.example'],
  ['al@touchline.example', 'a•••@touchline.example'],
  ['a@touchline.example', '•••@touchline.example'],
  ['"a@b"@touchline.example', '"a•••@touchline.example'],
  ['no address', '•••'],
])('hides most of the e-mail %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test('hides all of a phone number except its country code and last two digits', () => {
  expect(maskedPhone('46', '705550124')).toBe('+46 ••• 24');
  expect(maskedPhone(undefined, '705550124')).toBe('+ ••• 24');
});
