import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KitTypes } from './kitTypes.ts';

const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const types = new KitTypes(kit);
const badge = `${kit}primitives/Badge/Badge.tsx`;
const button = `${kit}primitives/Button/Button.tsx`;
const eventRow = `${kit}blocks/events/EventRow/EventRow.tsx`;

test('writes out the values of a list, also of an inherited prop', () => {
  expect(types.prop(badge, 'Badge', 'tone')?.values).toContain('cashedOut');
  expect(types.prop(button, 'Button', 'emphasis')).toEqual({
    text: "'solid' | 'outline' | 'plain'",
    values: ['solid', 'outline', 'plain'],
  });
});

test('names a list with many values', () => {
  expect(types.prop(badge, 'Badge', 'icon')).toEqual({ text: 'IconName' });
});

test('leaves out undefined, also after a function', () => {
  expect(types.prop(button, 'Button', 'onClick')).toEqual({
    text: '(event: MouseEvent<HTMLButtonElement>) => void',
  });
  expect(types.prop(eventRow, 'EventRow', 'prices')).toEqual({ text: 'readonly (EventPrice | null)[]' });
});

test('resolves unions of lists and texts', () => {
  expect(types.resolve(badge, "'a' | BadgeTone | undefined").values?.slice(0, 2)).toEqual(['a', 'neutral']);
  expect(types.resolve(badge, 'string | number')).toEqual({ text: 'string | number' });
});
