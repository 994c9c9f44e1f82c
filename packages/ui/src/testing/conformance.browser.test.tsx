import { expect, test } from 'vitest';
import { conformance } from './conformance.tsx';
import * as primitives from '../primitives/index.ts';
import { samples } from './samples.tsx';

type Primitives = typeof primitives;

/** Components whose props accept the styles or the element of another. */
type Open = {
  [Name in keyof Primitives]: Primitives[Name] extends (props: infer Props) => unknown
    ? Extract<keyof Props, 'className' | 'style' | 'as' | 'asChild'> extends never
      ? never
      : Name
    : never;
}[keyof Primitives];
// A type error on this line names a component with an open prop.
const open: [Open] extends [never] ? 'none' : Open = 'none';

/** Components that take no root props, because their root is a list that others fill. */
const withoutRoot = new Set(['ToastRegion']);

const sources = import.meta.glob<string>(['../primitives/*/*.tsx', '!../primitives/*/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sourceOf = (name: string) =>
  Object.values(sources).find((source) => new RegExp(`export function ${name}\\b`).test(source)) ?? '';

const components = Object.entries(primitives)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !withoutRoot.has(name))
  .map(([name]) => name);

test('every exported component has a sample, and every sample a component', () => {
  expect(Object.keys(samples).toSorted()).toEqual(components.toSorted());
});

test('no component accepts a class, a style or another element', () => expect(open).toBe('none'));

for (const name of components) {
  const sample = samples[name];
  if (sample) conformance(name, sample, sourceOf(name));
}
