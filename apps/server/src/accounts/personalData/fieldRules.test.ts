import { describe, expect, test } from 'vitest';
import { fieldRules, lockOf } from './fieldRules.ts';

const safety = { jurisdiction: 'default', jurisdictionOfCountry: { de: 'germany' } } as const;
const open = { isInReview: false, isVerified: false };

describe('the rules of a field', () => {
  test('are those of the player’s jurisdiction', () => {
    const rules = (country: string | undefined) => fieldRules({ safety, own: {}, country });
    expect(rules(undefined)).toMatchObject({ surname: 'untilVerified', country: 'once', city: 'always' });
    expect(rules('de')).toMatchObject({ surname: 'untilVerified', city: 'untilVerified' });
  });

  test('are the site’s own where they are stricter, never looser', () => {
    const own = { city: 'operators', surname: 'always' } as const;
    expect(fieldRules({ safety, own, country: 'de' })).toMatchObject({
      city: 'operators',
      surname: 'untilVerified',
    });
  });
});

describe('a field is locked', () => {
  test('under review and after the confirmation, if it is compared with documents', () => {
    expect(lockOf('untilVerified', true, open)).toBeUndefined();
    expect(lockOf('untilVerified', true, { ...open, isInReview: true })).toBe('review');
    expect(lockOf('untilVerified', false, { ...open, isVerified: true })).toBe('verified');
  });

  test('once it is filled in, if that is allowed once', () => {
    expect(lockOf('once', false, { ...open, isVerified: true })).toBeUndefined();
    expect(lockOf('once', true, open)).toBe('filled');
  });

  test('always or never, if the rule says so', () => {
    const verified = { isInReview: true, isVerified: true };
    expect(lockOf('always', true, verified)).toBeUndefined();
    expect(lockOf('operators', false, open)).toBe('operators');
  });
});
