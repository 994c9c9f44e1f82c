import { describe, expect, test } from 'vitest';
import {
  isEmailAddress,
  isLine,
  isLoginName,
  isPersonName,
  storedText,
  visibleText,
} from './enteredTexts.ts';

describe('an e-mail address', () => {
  test.each(['anna@example.com', 'a.b+c@sub.example.co.uk', 'jörg@bücher.de', 'иван@почта.рф', "o'x@a.b"])(
    'is %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  test.each([
    ['a full-width letter', 'ｊohn@example.com'],
    ['a mathematical letter', '𝐣ohn@example.com'],
    ['the Kelvin sign, whose lower case is k', 'mar\u212A@example.com'],
    ['a decomposed letter', 'jo\u0308rg@example.com'],
    ['a zero-width space', 'john\u200B@example.com'],
    ['a zero-width joiner', 'jo\u200Dhn@example.com'],
    ['a byte order mark', '\uFEFFjohn@example.com'],
    ['a soft hyphen', 'jo\u00ADhn@example.com'],
    ['a bidi override', 'john\u202E@example.com'],
    ['a bidi isolate', '\u2066john@example.com'],
    ['a variation selector', 'john\uFE0F@example.com'],
    ['a tag character', 'john\u{E0061}@example.com'],
    ['a Hangul filler', 'john\u3164@example.com'],
    ['a lone surrogate', 'john\uD800@example.com'],
    ['a character for private use', 'john\uE000@example.com'],
    ['U+0000', 'john\u0000@example.com'],
    ['a dot at its end', 'john@example.com.'],
    ['an ideographic full stop', 'john@example。com.au'],
    ['a dot before the sign', 'john.@example.com'],
    ['a dot at its start', '.john@example.com'],
    ['two dots in the domain', 'john@example..com'],
    ['a space', 'john @example.com'],
    ['no domain', 'john@example'],
    ['two signs', 'john@a@example.com'],
  ])('has not %s', (_, text) => expect(isEmailAddress(text)).toBe(false));
});

describe('a login', () => {
  test.each(['48151623', 'anna@example.com', '+44 7911 123456', ' Anna@Example.com '])('is %s', (text) =>
    expect(isLoginName(text)).toBe(true),
  );
  test.each(['４８１５', 'anna@example.com.', 'anna\u200B@example.com', 'an\u00ADna', 'anna\uD800', ''])(
    'is not %j',
    (text) => expect(isLoginName(text)).toBe(false),
  );
});

describe('a person’s name', () => {
  test.each([
    ['accents', 'Zoë Nuñez-O’Neill'],
    ['an abbreviation', 'Mª José, Jr.'],
    ['decomposed accents, as some keyboards write them', 'Nguye\u0302\u0303n'],
    ['Thai vowels', 'คำแก้ว'],
    ['a joiner that Persian is written with', 'علی\u200Cرضا'],
    ['a joiner that Sinhala is written with', 'ශ්\u200Dරී'],
    ['a joiner at the end in Malayalam', 'രാജന്\u200D'],
    ['half-width katakana', 'ﾔﾏﾀﾞ'],
  ])('may have %s', (_, text) => expect(isPersonName(text)).toBe(true));

  test.each([
    ['full-width letters', 'Ｊohn'],
    ['mathematical letters', '𝓙ohn'],
    ['circled letters', 'Ⓙohn'],
    ['a joiner between Latin letters', 'Jo\u200Dhn'],
    ['two joiners', 'علی\u200C\u200Cرضا'],
    ['a bidi override', 'nhoJ\u202E'],
    ['a line break', 'John\nSmith'],
    ['a line separator', 'John\u2028Smith'],
    ['a lone surrogate', 'John\uDC00'],
    ['spaces only', ' \u00A0 '],
  ])('has no %s', (_, text) => expect(isPersonName(text)).toBe(false));
});

test('a line of an address may have signs that a name has not, but nothing invisible', () => {
  expect(['ул. Ленина, № 5½', 'Flat 2\u200B'].map(isLine)).toEqual([true, false]);
});

test('a stored text is composed and has no spaces around it, nothing else is changed', () => {
  expect(storedText(' Jo\u0308rg Ｘ ')).toBe('Jörg Ｘ');
});

test('a visible text has lost what nobody sees, and can be stored', () => {
  expect(visibleText('scan\u202Efdp.exe \uD800❤\uFE0F.jpg')).toBe('scanfdp.exe ❤.jpg');
});
