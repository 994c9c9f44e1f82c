import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const MARK = '\uFEFF';

test('begins with a byte order mark, and ends each line with CR and LF', () => {
  const lines = [
    ['Имя', 'مبلغ', 'Größe'],
    ['1', '-5.00', 'x'],
  ];
  const file = csv(lines, 'en');
  expect(file).toBe(`${MARK}Имя,مبلغ,Größe\r\n1,-5.00,x\r\n`);
  expect(Array.from(new TextEncoder().encode(file).subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

test('quotes separators, and disarms formulas but not amounts', () => {
  expect(csv([['Card, "gold"', '=SUM(A1)', '-5.00', '-A1', '@x', '+1+1']], 'en')).toBe(
    `${MARK}"Card, ""gold""",'=SUM(A1),-5.00,'-A1,'@x,'+1+1\r\n`,
  );
});

test.each(['de-DE', 'ru-RU', 'fr-FR', 'pt-BR'])(
  'separates cells by semicolons, and amounts by commas, where decimals have a comma: %s',
  (language) => {
    expect(csv([['Card, gold', 'a;b', '-5.00', '1000', '=1;2']], language)).toBe(
      `${MARK}Card, gold;"a;b";-5,00;1000;"'=1;2"\r\n`,
    );
  },
);

test.each(['en-GB', 'ar-EG', 'hi-IN', 'he-IL'])(
  'separates by commas where decimals have a dot: %s',
  (language) => {
    expect(csv([['a;b', '-5.00']], language)).toBe(`${MARK}a;b,-5.00\r\n`);
  },
);
