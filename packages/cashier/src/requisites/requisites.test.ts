import { describe, expect, it } from 'vitest';
import { ibanRemainder, isBic } from './bankAccounts.ts';
import { cardBrand, isCardNumber } from './cards.ts';
import { isSameName } from './names.ts';
import { maskedRequisite, plainRequisite, requisiteFault, type RequisiteKind } from './requisites.ts';

function fault(kind: RequisiteKind, typed: string, more = {}) {
  return requisiteFault({ kind, isRequired: true, ...more }, plainRequisite(kind, typed));
}

describe('cards', () => {
  it('have numbers whose digits add up', () => {
    expect(
      ['4111111111111111', '4111111111111112', '378282246310005', '411111111111', '4111 1111'].map(
        isCardNumber,
      ),
    ).toEqual([true, false, true, false, false]);
    // Digits that add up, but too few, too many, and with something else before or after them.
    expect(
      ['00000000000', '00000000000000000000', 'x000000000000', '000000000000x', '000000000000'].map(
        isCardNumber,
      ),
    ).toEqual([false, false, false, false, true]);
    expect(isCardNumber('000000000018')).toBe(true);
    expect(isCardNumber('000000000091')).toBe(true);
  });

  it('have a brand by their first digits', () => {
    const numbers = ['4111', '5105', '2221', '2720', '3782', '2200', '6759', '9999'];
    expect(numbers.map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      'amex',
      'mir',
      'maestro',
      undefined,
    ]);
    expect(['5012', '5812', '5412', '2700', '2730', '9451', '9134', '9220', '9650'].map(cardBrand)).toEqual([
      'maestro',
      'maestro',
      'mastercard',
      'mastercard',
      ...Array.from({ length: 5 }),
    ]);
  });
});

describe('accounts at banks', () => {
  it('have check digits', () => {
    expect(ibanRemainder('GB82WEST12345698765432')).toBe(1);
    expect(ibanRemainder('GB82WEST12345698765433')).toBe(28);
  });

  it.each([
    ['GB82 WEST 1234 5698 7654 32', undefined],
    ['gb82-west-1234-5698-7654-32', undefined],
    ['GB82 WEST 1234 5698 7654 33', 'checksum'],
    ['DE89 3704 0044 0532 0130 00', undefined],
    ['DE89 3704 0044 0532 0130 0', 'length'],
    ['XX89 3704 0044 0532 0130 00', 'pattern'],
    ['nothing', 'pattern'],
    ['', 'required'],
  ])('%s has the fault %s', (typed, expected) => {
    expect(fault('iban', typed)).toBe(expected);
  });

  it('belong to banks with a code', () => {
    expect(['DEUTDEFF', 'DEUTDEFF500', 'DEUTDEFF50', 'D3UTDEFF'].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('requisites', () => {
  it.each<[RequisiteKind, string, string | undefined]>([
    ['name', 'Anna-María O’Neil', undefined],
    ['name', 'A', 'length'],
    ['name', 'Anna 3', 'pattern'],
    ['phone', '+49 (151) 234-567-89', undefined],
    ['phone', '٠٠٤٩١٥١٢٣٤٥٦٧٨٩', undefined],
    ['phone', '0151 23456789', 'pattern'],
    ['email', 'name@example.com', undefined],
    ['email', 'name@@example.com', 'pattern'],
    ['sort-code', '12-34-56 12345678', undefined],
    ['sort-code', '123456', 'pattern'],
    ['name', 'Jo', undefined],
    ['name', 'Jo'.padEnd(70, 'o'), undefined],
    ['name', 'Jo'.padEnd(71, 'o'), 'length'],
    ['name', '3 Anna', 'pattern'],
    ['phone', 'x+49 151 23456789', 'pattern'],
    ['phone', '+49 151 23456789 x', 'pattern'],
    ['phone', '+49 100 5678900', undefined],
    ['email', 'my name@example.com', 'pattern'],
    ['email', 'name@example.com please', 'pattern'],
    ['sort-code', 'x12-34-56 12345678', 'pattern'],
    ['sort-code', '12-34-56 12345678 9', 'pattern'],
    ['bic', 'deut de ff', undefined],
    ['bic', 'D3UTDEFF', 'pattern'],
  ])('of the kind %s: "%s" has the fault %s', (kind, typed, expected) => {
    expect(fault(kind, typed)).toBe(expected);
  });

  it('follow the method’s own rules', () => {
    expect(fault('text', 'AB12', { pattern: '[A-Z]{2}\\d{2}' })).toBeUndefined();
    expect(fault('text', 'AB12x', { pattern: '[A-Z]{2}\\d{2}' })).toBe('pattern');
    expect(fault('text', 'ABC', { minLength: 4 })).toBe('length');
    expect(fault('text', 'ABCDE', { maxLength: 4 })).toBe('length');
    expect(fault('text', 'anything')).toBeUndefined();
    expect(fault('select', 'b', { options: ['a', 'b'] })).toBeUndefined();
    expect(fault('select', 'c', { options: ['a', 'b'] })).toBe('not-offered');
    expect(fault('select', 'c')).toBe('not-offered');
    expect(fault('iban', '', { isRequired: false })).toBeUndefined();
  });

  it('are sent without the blanks that people write', () => {
    expect(plainRequisite('name', '  Anna   María ')).toBe('Anna María');
    expect(plainRequisite('text', ' two  words ')).toBe('two  words');
    expect(plainRequisite('bic', 'deut-de ff')).toBe('DEUTDEFF');
    expect(plainRequisite('phone', '+4915100234567')).toBe('+4915100234567');
  });

  it('have a pattern that reads characters beyond 16 bits as one', () => {
    expect(fault('text', '𝒜𝒜', { pattern: '.{2}' })).toBeUndefined();
  });

  it('may be as long as the method says, or as an e-mail address', () => {
    expect(fault('text', 'ABCD', { maxLength: 4 })).toBeUndefined();
    expect(fault('text', 'a'.repeat(254))).toBeUndefined();
    expect(fault('text', 'a'.repeat(255))).toBe('length');
  });

  it('are shown masked', () => {
    expect(['DE89370400440532013000', '1234', ''].map(maskedRequisite)).toEqual([
      '•••• 3000',
      '••••',
      '••••',
    ]);
  });
});

describe('names', () => {
  it.each([
    ['José da Silva', 'DA SILVA Jose', true],
    ["Anna O'Neil", 'anna o’neil', true],
    ['Anna Neil', 'Anna Neill', false],
    ['Anna', 'Anna Neill', false],
    ['Anna - Neil', ' anna neil', true],
    ['Annan Eil', 'Anna Neil', false],
    ['MUELLER JUERGEN', 'Jürgen Müller', true],
    ['Jurgen Muller', 'Jürgen Müller', true],
    ['Jürgen Müller', 'Juergen Mueller', true],
    ['Jürgen Müller', 'Ju\u0308rgen Mu\u0308ller', true],
    ['Grossmann Goetz', 'Götz Großmann', true],
    ['GROẞMANN GÖTZ', 'Goetz Grossmann', true],
    ['Soren Kjaer', 'Søren Kjær', true],
    ['Soeren Kjaer', 'Søren Kjær', true],
    ['Aase Lukasz', 'Åse Łukasz', true],
    ['Muller Mueller', 'Müller Müller', true],
    ['Mueller Mueller', 'Müller Muller', false],
    ['Jürgen', 'Jürgen Müller', false],
    ['Müller Müller', 'Müller', false],
    ['', '', true],
    ['Иванов Иван', 'иван ИВАНОВ', true],
  ])('%s and %s are the same: %s', (given, profile, expected) => {
    expect(isSameName(given, profile)).toBe(expected);
  });
});
