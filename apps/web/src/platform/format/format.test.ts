import { describe, expect, test } from 'vitest';
import { countryName } from './country.ts';
import { currencyMark, formatChange, formatMoney, formatRoundMoney } from './money.ts';
import { formatDate, formatDay, formatEnd, formatLength, formatTime } from './time.ts';
import { formatOffset, formatZone } from './zone.ts';

describe('money', () => {
  test('has the decimals of its currency and an unambiguous sign', () => {
    expect(formatMoney('10.00', 'EUR', 'en')).toBe('€10.00');
    expect(formatMoney('1500', 'RUB', 'ru')).toBe('1\u00a0500,00\u00a0₽');
    expect(formatMoney('5', 'USD', 'en')).toBe('5.00\u00a0USD');
    expect(formatMoney('5', 'JPY', 'ja')).toBe('5\u00a0JPY');
    expect(formatMoney('0.00012345', 'BTC', 'en')).toBe('0.00012345\u00a0BTC');
  });

  test('has the sign of a change beside the figure, in right-to-left languages too', () => {
    expect(formatChange('10.00', 'EUR', 'en')).toBe('+€10.00');
    expect(formatChange('-10.00', 'EUR', 'en')).toBe('-€10.00');
    expect(formatChange('0.00', 'EUR', 'en')).toBe('€0.00');
    expect(formatChange('10.00', 'EUR', 'ar')).toContain('+10.00');
    expect(formatChange('-10.00', 'EUR', 'ar')).toContain('-10.00');
  });

  test('keeps cents that a binary float would lose', () => {
    expect(formatMoney('90071992547409.93', 'EUR', 'en')).toBe('€90,071,992,547,409.93');
  });

  test('is isolated in right-to-left languages, and plain text in others', () => {
    for (const [tag, iso] of [
      ['ar', 'EUR'],
      ['he', 'ILS'],
      ['fa', 'USD'],
    ] as const) {
      expect(formatMoney('-12.50', iso, tag), tag).toMatch(
        /^\u2067[^\u2066-\u2069]*12\.50[^\u2066-\u2069]*\u2069$/,
      );
      expect(formatRoundMoney('5.00', iso, tag), tag).toMatch(/^\u2067.*5.*\u2069$/);
    }
    expect(formatMoney('10.00', 'USD', 'ar')).toBe('\u206710.00\u00a0USD\u2069');
    expect(formatMoney('10.00', 'EUR', 'de')).toBe('10,00\u00a0€');
  });

  test('has the currency of an input on the same side as in texts', () => {
    expect(currencyMark('EUR', 'en')).toEqual({ currency: '€', currencySide: 'start' });
    expect(currencyMark('RUB', 'ru')).toEqual({ currency: '₽', currencySide: 'end' });
    expect(currencyMark('EUR', 'de')).toEqual({ currency: '€', currencySide: 'end' });
    expect(currencyMark('USD', 'en')).toEqual({ currency: 'USD', currencySide: 'end' });
    expect(currencyMark('USD', 'ar')).toEqual({ currency: 'USD', currencySide: 'end' });
    for (const tag of ['en', 'ru', 'ar', 'de', 'hi'])
      for (const iso of ['EUR', 'RUB', 'TRY', 'USD']) {
        const { currency, currencySide } = currencyMark(iso, tag);
        const text = formatMoney('10', iso, tag);
        expect(text.indexOf(currency) < text.indexOf('10'), `${iso} ${tag}`).toBe(currencySide === 'start');
      }
  });

  test('is in Latin digits in every language', () => {
    for (const tag of ['ar', 'fa', 'hi', 'ckb'])
      expect(formatMoney('12.50', 'EUR', tag), tag).toMatch(/12.50/);
  });
});

describe('time', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000;
  const view = { tag: 'en', timeZone: 3, is12h: false };

  test('is shifted by a fixed offset, also a fractional one', () => {
    expect(formatTime(noon, view)).toBe('15:00');
    expect(formatTime(noon, { ...view, timeZone: 5.75 })).toBe('17:45');
    expect(formatTime(noon, { ...view, timeZone: -12 })).toBe('00:00');
  });

  test('shows midnight as 12:00 AM or 00:00', () => {
    expect(formatTime(noon, { ...view, timeZone: 12, is12h: true })).toMatch(/^12:00\sAM$/);
    expect(formatTime(noon, { ...view, timeZone: 12 })).toBe('00:00');
  });

  test('has the full date for records, also today', () => {
    expect(formatDate(noon, view)).toBe('Sat, Nov 21, 2026');
    expect(formatDate(noon, { ...view, timeZone: 14 })).toBe('Sun, Nov 22, 2026');
  });

  test('separates days by the player’s offset, not by UTC', () => {
    expect(formatDay(noon, noon, view)).toBe('Today');
    expect(formatEnd(noon, noon, view)).toBe(formatTime(noon, view));
    expect(formatEnd(noon + 48 * 3600, noon, view)).toBe(formatDay(noon + 48 * 3600, noon, view));
    expect(formatDay(noon + 10 * 3600, noon, view)).toBe('Tomorrow');
    expect(formatDay(noon + 10 * 3600, noon, { ...view, timeZone: 0 })).toBe('Today');
    expect(formatDay(noon - 86_400, noon, { ...view, tag: 'ru' })).toBe('Вчера');
    expect(formatDay(noon + 5 * 86_400, noon, view)).toMatch(/Nov/);
    expect(formatDay(noon + 100 * 86_400, noon, view)).toMatch(/2027/);
  });

  test('is in Latin digits and the Gregorian calendar in every language', () => {
    for (const tag of ['ar', 'fa', 'ckb', 'th']) {
      expect(formatTime(noon, { ...view, tag }), tag).toBe('15:00');
      expect(formatDay(noon + 100 * 86_400, noon, { ...view, tag }), tag).toMatch(/2027/);
    }
  });

  test('follows the summer time of a named zone', () => {
    const winter = Date.parse('2026-03-29T00:30:00Z') / 1000;
    for (const [timeZone, before, after] of [
      ['Europe/Berlin', '01:30', '03:30'],
      ['America/New_York', '20:30', '21:30'],
      ['Asia/Kolkata', '06:00', '07:00'],
    ] as const) {
      expect(formatTime(winter, { ...view, timeZone })).toBe(before);
      expect(formatTime(winter + 3600, { ...view, timeZone })).toBe(after);
    }
    // Half an hour only, in the night of the fifth of April.
    const lordHowe = Date.parse('2026-04-04T14:45:00Z') / 1000;
    expect(formatTime(lordHowe, { ...view, timeZone: 'Australia/Lord_Howe' })).toBe('01:45');
    expect(formatTime(lordHowe + 1800, { ...view, timeZone: 'Australia/Lord_Howe' })).toBe('01:45');
  });

  test('labels a zone with its place and present offset', () => {
    const summer = Date.parse('2026-07-01T00:00:00Z') / 1000;
    expect(formatZone('America/New_York', summer)).toBe('New York, UTC−4');
    expect(formatZone('Asia/Kolkata', summer)).toBe('Kolkata, UTC+5:30');
    expect(formatZone('Asia/Calcutta', summer)).toBe('Kolkata, UTC+5:30');
    expect([formatZone('UTC', summer), formatZone('Etc/GMT+5', summer), formatZone(3, summer)]).toEqual([
      'UTC+0',
      'UTC−5',
      'UTC+3',
    ]);
  });

  test('names an offset', () => {
    expect([-12, -3.5, 0, 5.75].map(formatOffset)).toEqual(['UTC−12', 'UTC−3:30', 'UTC+0', 'UTC+5:45']);
  });
});

test('lengths are shown in whole units and two digits of the smaller one', () => {
  expect([0, 9, 60, 65, 3600].map(formatLength)).toEqual(['0:00', '0:09', '1:00', '1:05', '60:00']);
});

test('countries are named in the language; regions of them are undefined', () => {
  expect(countryName('es', 'ru')).toBe('Испания');
  expect(countryName('gb-eng', 'en')).toBeUndefined();
  expect(countryName('world', 'en')).toBeUndefined();
  expect(countryName('zz', 'en')).not.toBe('ZZ');
});

test.each([
  ['0.00012345', 'BTC', 'en', '0.00012345\u00a0BTC'],
  ['0.00000001', 'BTC', 'ru', '0,00000001\u00a0BTC'],
  ['92233720368.54775807', 'BTC', 'en', '92,233,720,368.54775807\u00a0BTC'],
  ['0.12345', 'mBTC', 'en', '0.12345\u00a0mBTC'],
  ['1.234567', 'USDT', 'en', '1.234567\u00a0USDT'],
  ['0.00012345', 'BTC', 'ar', '\u20670.00012345\u00a0BTC\u2069'],
])('all decimals of a currency beyond ISO are shown: %s %s in %s', (amount, iso, tag, text) => {
  expect(formatMoney(amount, iso, tag)).toBe(text);
});
