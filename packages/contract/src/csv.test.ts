import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('each line of a file ends with CR and LF', () => {
  expect(
    csv([
      ['number', 'amount'],
      ['1', '50.00'],
    ]),
  ).toBe('number,amount\r\n1,50.00\r\n');
});

test('quotes separators, and disarms formulas but not amounts', () => {
  expect(csv([['Card, "gold"', '=SUM(A1)', '-5.00', '-A1']])).toBe(
    '"Card, ""gold""",\'=SUM(A1),-5.00,\'-A1\r\n',
  );
});
