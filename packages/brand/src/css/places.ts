import type { Token, TokenPath } from '../names.ts';
import type { Mode } from '../shape.ts';

/** Values of tokens by path. */
export type Values = Readonly<Partial<Record<TokenPath, string>>>;

/** What the browser draws by itself: fields, bars, the page before its style. */
export const schemes: Readonly<Record<Mode, 'light' | 'dark'>> = {
  light: 'light',
  dark: 'dark',
  contrast: 'light',
};

/** An element that chooses a value of an axis. */
export const chosen = {
  mode: (mode: string) => `[data-mode='${mode}']`,
  brand: (brand: string) => `[data-brand='${brand}']`,
  density: (density: string) => `[data-density='${density}']`,
} as const;

/**
 * @param values of the axis, the first one being that of a root that chooses nothing
 * @returns where a value holds
 */
export function placeOf<Value extends string>(
  axis: 'mode' | 'density',
  value: Value,
  values: readonly Value[],
): string {
  const own = chosen[axis](value);
  return value === values[0] ? `:root:not([data-${axis}]),${own}` : own;
}

/** Books write colours in either case; spelt alike they pack better. */
const spelt = (value: string) => (value.startsWith('#') ? value.toLowerCase() : value);

/** @returns the declarations of tokens, in their order */
export function declarations(tokens: readonly Token[], values: Values): string {
  return tokens.map(({ path, name }) => `${name}:${spelt(values[path] ?? '')}`).join(';');
}

/** @returns whether two values are one, however their colours are spelt */
export function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && spelt(one) === spelt(other);
}
