import type { RefusalCode } from '@touchline/contract';
import { describe, expect, test } from 'vitest';
import words from '../../../platform/i18n/locales/en/couponMore.json' with { type: 'json' };
import type { FindText } from '../../../platform/i18n/useFindText.ts';
import { refusalMessage, type RefusalMessage } from './refusalMessage.ts';

/** Messages of every code of the contract, as the compiler checks. */
const ofCodes: Readonly<Record<RefusalCode | 'LEG_CLOSED', RefusalMessage>> = words.refusal;
const messages: Readonly<Record<string, RefusalMessage>> = ofCodes;

/** Finds the English messages, with the limit in its place if there is one. */
const findText: FindText = (namespace, key, { limit = '' } = {}) => {
  const [group, code = '', part] = key.split('.');
  if (namespace !== 'couponMore' || group !== 'refusal' || (part !== 'title' && part !== 'text'))
    return undefined;
  return messages[code]?.[part].replace('{{limit}}', limit === '' ? '{{limit}}' : String(limit));
};

describe('the message of a refusal', () => {
  test('names the limit', () => {
    expect(refusalMessage(findText, { code: 'ABOVE_MAX', limit: '€2,000.00' })?.text).toContain('€2,000.00');
  });

  test('is another one for a selection that is no longer offered than for an account that may not bet', () => {
    const code = 'BETTING_CLOSED';
    expect(refusalMessage(findText, { code, isOfLeg: true })).toEqual(messages['LEG_CLOSED']);
    expect(refusalMessage(findText, { code })).toEqual(messages[code]);
  });

  test.each(Object.keys(messages))('has a title and a text: %s', (code) => {
    expect(messages[code]).toBeDefined();
    expect(refusalMessage(findText, { code })).toEqual(messages[code]);
  });

  test('is missing for an unknown code', () => {
    expect(refusalMessage(findText, { code: 'NO_SUCH_CODE' })).toBeUndefined();
  });
});
