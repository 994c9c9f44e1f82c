import { expect, test } from 'vitest';
import { shortcutOf, type KeyPress } from './shortcutOf.ts';

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...change,
});

test.each([
  ['Ctrl+K', press({ key: 'k', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Command+K', press({ key: 'k', code: 'KeyK', metaKey: true }), 'palette'],
  ['Ctrl+K of a Russian layout', press({ key: 'л', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Ctrl+Enter', press({ key: 'Enter', code: 'Enter', ctrlKey: true }), 'place'],
  ['a slash', press({ key: '/', code: 'Slash' }), 'search'],
  ['C', press({ key: 'c', code: 'KeyC' }), 'coupon'],
  ['the same key of a Russian layout', press({ key: 'с', code: 'KeyC' }), 'coupon'],
  ['a question mark', press({ key: '?', code: 'Slash', shiftKey: true }), 'help'],
  ['an Arabic question mark', press({ key: '؟', code: 'Slash', shiftKey: true }), 'help'],
  ['Ctrl+C', press({ key: 'c', code: 'KeyC', ctrlKey: true }), undefined],
  ['Alt+C', press({ key: 'c', code: 'KeyC', altKey: true }), undefined],
  ['Shift+Ctrl+K', press({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }), undefined],
  ['another letter', press({ key: 'x', code: 'KeyX' }), undefined],
])('returns the shortcut of %s', (_, event, shortcut) => expect(shortcutOf(event)).toBe(shortcut));
