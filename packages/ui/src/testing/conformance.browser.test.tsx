import { expect, test } from 'vitest';
import { conformance } from './conformance.tsx';
import * as primitives from '../primitives/index.ts';
import { samples } from './samples.tsx';

type Primitives = typeof primitives;

/** Components whose props would let another's look through. */
type Open = {
  [Name in keyof Primitives]: Primitives[Name] extends (props: infer Props) => unknown
    ? Extract<keyof Props, 'className' | 'style' | 'as' | 'asChild'> extends never
      ? never
      : Name
    : never;
}[keyof Primitives];
// A component with an open prop makes this line an error that names it.
const open: [Open] extends [never] ? 'none' : Open = 'none';

/** Their root is a list that others fill; they take no root props. */
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

test('every component on the public list has a sample, and every sample a component', () => {
  expect(Object.keys(samples).toSorted()).toEqual(components.toSorted());
});

test('no component lets a class, a style or another element through', () => expect(open).toBe('none'));

for (const name of components) {
  const sample = samples[name];
  if (sample) conformance(name, sample, sourceOf(name));
}
