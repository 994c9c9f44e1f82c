import { expect, test } from 'vitest';
import { axisOf, tokenAt, tokenName, tokenNamed, tokens, tokensOf } from './names.ts';
import { axisGroups, tokenShape } from './shape.ts';

test('a path becomes a public name in kebab case', () => {
  expect(tokenName('color.outcome.cashedOut.fg')).toBe('--ui-color-outcome-cashed-out-fg');
  expect(tokenName('type.size.note')).toBe('--ui-type-size-note');
});

test('token names are unique, and each token is found by path and by name', () => {
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(tokenAt(token.path)).toBe(token);
    expect(tokenNamed(token.name)).toBe(token);
  }
  expect(tokenAt('color.nothing')).toBeUndefined();
});

test('every group belongs to exactly one axis', () => {
  const owned = Object.values(axisGroups).flat();
  expect(owned.toSorted()).toEqual(Object.keys(tokenShape).toSorted());
  expect(tokensOf('mode').length + tokensOf('brand').length + tokensOf('density').length).toBe(tokens.length);
  expect(axisOf('radius.card')).toBe('brand');
});

test('regulatory and accessibility tokens are locked: warnings, focus and touch size', () => {
  const locked = tokens.filter(({ leaf }) => leaf.locked === true).map(({ path }) => path);
  expect(locked).toContain('color.border.focus');
  expect(locked).toContain('color.status.warning.fg');
  expect(locked).toContain('size.touch');
});
