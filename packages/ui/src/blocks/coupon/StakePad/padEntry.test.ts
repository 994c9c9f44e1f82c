import { describe, expect, it } from 'vitest';
import { pressPad, type PadKey } from './padEntry.ts';

const euro = { separator: '.', decimals: 2 };
const type = (keys: readonly PadKey[], rules = euro, from = '') =>
  keys.reduce((entry, key) => pressPad(entry, key, rules), {
    value: from,
    selection: [from.length, from.length] as const,
  }).value;

describe('pressPad', () => {
  it('types digits and one separator', () => {
    expect(type(['1', '2', 'separator', '5', 'separator', '0'])).toBe('12.50');
  });

  it('refuses more decimals than the currency has', () => {
    expect(type(['1', 'separator', '2', '5', '9'])).toBe('1.25');
    expect(type(['1', 'separator', '5'], { separator: '.', decimals: 0 })).toBe('15');
    expect(type(['1', 'separator', '2', '3', '4'], { separator: ',', decimals: 3 })).toBe('1,234');
  });

  it('adds a zero before a leading separator and replaces a single zero', () => {
    expect(type(['separator', '5'])).toBe('0.5');
    expect(type(['0', '7'])).toBe('7');
    expect(type(['00', '00'])).toBe('0');
  });

  it('replaces the selected text', () => {
    expect(pressPad({ value: '10.00', selection: [0, 5] }, '2', euro)).toEqual({
      value: '2',
      selection: [1, 1],
    });
    expect(pressPad({ value: '10.00', selection: [0, 2] }, '7', euro).value).toBe('7.00');
  });

  it('deletes the digit before the caret, or everything', () => {
    expect(type(['backspace'], euro, '10.5')).toBe('10.');
    expect(type(['clear'], euro, '10.5')).toBe('');
    expect(pressPad({ value: '105', selection: [2, 2] }, 'backspace', euro)).toEqual({
      value: '15',
      selection: [1, 1],
    });
  });

  it('accepts the separator of another language in an existing value', () => {
    expect(type(['5'], { separator: ',', decimals: 2 }, '1.2')).toBe('1.25');
    expect(type(['separator'], { separator: ',', decimals: 2 }, '1.2')).toBe('1.2');
  });

  it('limits the number of integer digits', () => {
    expect(type(['9'], euro, '123456789012')).toBe('123456789012');
  });
});
