import { expect, test } from 'vitest';
import { isSafeHref, textOf } from './nodes.ts';

test.each([
  '/rules',
  '#limits',
  './next',
  '../up',
  'https://help.example/a',
  'mailto:a@b.example',
  'tel:+4670',
])('accepts the URL %s', (href) => expect(isSafeHref(href)).toBe(true));

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  '',
])('refuses the URL %s', (href) => expect(isSafeHref(href)).toBe(false));

test('collects the text of nested nodes', () => {
  expect(
    textOf({
      kind: 'list',
      items: [['A ', { kind: 'strong', children: ['void ', { kind: 'em', children: ['bet'] }] }], ['B']],
    }),
  ).toBe('A void bet B');
  expect(textOf({ kind: 'table', head: ['Market'], rows: [['Total', '2.5']] })).toBe('Market Total 2.5');
});
