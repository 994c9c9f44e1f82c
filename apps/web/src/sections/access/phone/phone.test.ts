import { expect, test } from 'vitest';
import { CUSTOM, digitsOf, pastedPhone, phonePartsOf, shaped, typedNumber } from './phone.ts';

const countries = [
  { id: 'gb', name: 'United Kingdom', code: '+44' },
  { id: 'gg', name: 'Guernsey', code: '+44' },
  { id: 'us', name: 'United States', code: '+1' },
  { id: 'ae', name: 'United Arab Emirates', code: '+971' },
];

test('a phone consists of its country’s code and its digits; a custom country’s code is typed', () => {
  expect(phonePartsOf({ country: 'gb', customCode: '', number: '7911 123-456' }, countries)).toEqual({
    phone_code: '44',
    phone_number: '7911123456',
  });
  expect(phonePartsOf({ country: CUSTOM, customCode: '+999', number: '12345678' }, countries)).toEqual({
    phone_code: '999',
    phone_number: '12345678',
  });
  expect(digitsOf('٠٥٠ ۱۲۳')).toBe('050123');
});

test('a number is formatted for its country while it grows, and edits in the middle are kept', () => {
  expect(shaped('79111', '9999 999999')).toBe('7911 1');
  expect(typedNumber('7911', '79111', '9999 999999')).toBe('7911 1');
  expect(typedNumber('7911 123456', '711 123456', '9999 999999')).toBe('711 123456');
  expect(typedNumber('', '791x', undefined)).toBe('791');
  expect(shaped('79111234567', '9999 999999')).toBe('7911 1234567');
});

test('a pasted complete number selects its country', () => {
  expect(pastedPhone('+44 7911 123456', countries, 'us')).toEqual({ country: 'gb', number: '7911123456' });
  expect(pastedPhone('0044 7911 123456', countries, 'gg')).toEqual({ country: 'gg', number: '7911123456' });
  expect(pastedPhone(' +971501234567', countries, 'gb')).toEqual({ country: 'ae', number: '501234567' });
  expect(pastedPhone('7911123456', countries, 'gb')).toBeUndefined();
  expect(pastedPhone('+999', countries, 'gb')).toBeUndefined();
});
