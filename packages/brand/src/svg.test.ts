import { expect, test } from 'vitest';
import { iconFault, svgFault } from './svg.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

test('accepts a drawing', () => {
  expect(svgFault(svg('<g fill="url(#a)"><path d="M0 0"/></g>'))).toBeUndefined();
});

test.each([
  ['a script', svg('<script>x</script>'), '<script>'],
  ['a foreign page', svg('<foreignObject/>'), '<foreignObject>'],
  ['a handler', svg('<path onload="x"/>'), 'onload'],
  ['a handler after a slash', svg('<path/onload="x"/>'), 'onload'],
  ['a link', svg('<path href="x"/>'), 'href'],
  ['a style', svg('<path style="x"/>'), 'style'],
  ['another file', svg('<path fill="url(//evil.example)"/>'), 'another file'],
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
