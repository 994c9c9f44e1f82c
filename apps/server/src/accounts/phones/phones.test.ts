import { describe, expect, test } from 'vitest';
import { countryIdOf, phoneCountries, phoneMasks, phoneOf } from './phones.ts';

describe('countries', () => {
  test('are named in the language, each with a stable name for programs', () => {
    const countries = phoneCountries('ru');
    expect(countries.find(({ code }) => code === 'de')).toEqual({
      id: countryIdOf('de'),
      name: 'Германия',
      phoneCode: '+49',
      code: 'de',
    });
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(200);
  });

  test('have masks as long as their numbers may be', () => {
    const masks = new Map(phoneMasks().map((mask) => [mask.CountryId, mask]));
    expect(masks.size).toBe(phoneCountries('en').length);
    expect(masks.get(countryIdOf('gb'))).toMatchObject({ Mask: '9999 999999', Max: 10 });
    for (const { Mask, Min, Max } of masks.values()) {
      const digits = Mask.replaceAll(/[^9]/g, '').length;
      expect([Min <= digits, digits <= Max, /^[9 ()./-]+$/.test(Mask)]).toEqual([true, true, true]);
    }
  });
});

describe('a phone', () => {
  test('is stored with the code and without the number’s national prefix', () => {
    expect(phoneOf({ phone_code: '44', phone_number: '7911123456' })).toBe('447911123456');
    expect(phoneOf({ phone_code: '44', phone_number: '07911123456' })).toBe('447911123456');
  });

  test('of an unknown code is validated by its length', () => {
    expect(phoneOf({ phone_code: '999', phone_number: '12345678' })).toBe('99912345678');
    expect(() => phoneOf({ phone_code: '999', phone_number: '123' })).toThrow(
      'doesn’t match the country code',
    );
  });

  test.each([
    ['44', '791'],
    ['44', '79111234567890'],
    ['4', '47911123456'],
  ])('+%s %s is refused', (phone_code, phone_number) => {
    expect(() => phoneOf({ phone_code, phone_number })).toThrow('doesn’t match the country code');
  });
});
