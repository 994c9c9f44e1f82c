import { expect, test } from 'vitest';
import { iconFault, plainSvg, svgFault } from './svg.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

test('accepts a drawing', () => {
  expect(svgFault(svg('<g fill="url(#a)"><path d="M0 0"/></g>'))).toBeUndefined();
});

test('accepts an XML declaration and single quotes, as drawing programs write them', () => {
  const exported =
    "\uFEFF<?xml version='1.0' encoding='UTF-8'?>\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='url(#a)' d='M0 0'/></svg>\n";
  const plain = plainSvg(exported);
  expect(plain).toBe(svg('<path fill="url(#a)" d="M0 0"/>'));
  expect(svgFault(plain)).toBeUndefined();
});

test('accepts a reference in quotes', () => {
  expect(svgFault(svg(`<path fill="url('#a')" d="M0 0"/>`))).toBeUndefined();
});

test('rejects a file that is too large for every page', () => {
  const path = `<path d="M0 0${'L1.25 2.75'.repeat(4000)}"/>`;
  expect(svgFault(svg(path))).toMatch(/^has 41 kB, and at most 40 kB .*clean/);
});

test.each([
  ['a script in single quotes', plainSvg(svg("<path d='M0 0' onload='x'/>")), 'onload'],
  [
    'an instruction after the declaration',
    plainSvg(`<?xml version="1.0"?><?x?>${svg('')}`),
    'does not start',
  ],
  ['a script', svg('<script>x</script>'), '<script>'],
  ['a foreign page', svg('<foreignObject/>'), '<foreignObject>'],
  ['a handler', svg('<path onload="x"/>'), 'onload'],
  ['a handler after a slash', svg('<path/onload="x"/>'), 'onload'],
  ['a link', svg('<path href="x"/>'), 'href'],
  ['a style', svg('<path style="x"/>'), 'style'],
  ['another file', svg('<path fill="url(//evil.example)"/>'), 'another file'],
  ['another file by an image', svg(`<path fill="image-set('//evil.example' 1x)"/>`), 'another file'],
  ['another file by an escape', svg('<path fill="\\75 rl(//evil.example)"/>'), 'a backslash'],
  ['another file by a named entity', svg('<path fill="url&lpar;//evil.example)"/>'), 'an entity'],
  ['another address of its references', svg('<g xml:base="//evil.example"/>'), 'xml:base'],
  ['an entity', '<!DOCTYPE svg>' + svg(''), 'does not start'],
  ['a comment', svg('<!-- -->'), 'comment'],
  ['no drawing', 'hello', 'does not start'],
  ['a picture without its namespace', '<svg viewBox="0 0 1 1"/>', 'xmlns'],
])('rejects %s', (_, text, reason) => {
  expect(svgFault(text)).toContain(reason);
});

test('requires a square icon', () => {
  expect(iconFault(svg(''))).toBeUndefined();
  expect(iconFault('<svg viewBox="0 0 138 28"/>')).toContain('138 wide and 28 high');
});
