import type { Token, TokenPath } from '../names.ts';
import { densities, type Density, type Mode } from '../shape.ts';

/** Values of tokens by path. */
export type Values = Readonly<Partial<Record<TokenPath, string>>>;

/** `color-scheme` for elements that browsers draw: form fields, scrollbars, the page before its styles. */
export const schemes: Readonly<Record<Mode, 'light' | 'dark'>> = {
  light: 'light',
  dark: 'dark',
  contrast: 'light',
};

/** Root whose density follows the device: comfortable, unless the window is a desktop's and the pointer a mouse. */
export const deviceDensity = {
  selector: "[data-density='device']",
  /** Media query of devices with compact density. */
  compact: '(min-width: 1024px) and (pointer: fine)',
} as const;

/** Selectors of elements that set a value of an axis. */
export const chosen = {
  mode: (mode: string) => `[data-mode='${mode}']`,
  brand: (brand: string) => `[data-brand='${brand}']`,
  density: (density: string) => `[data-density='${density}']`,
} as const;

/**
 * @param values values of the axis; the first is the default of a root that sets none
 * @returns the selector for which a value applies
 */
export function selectorOf<Value extends string>(
  axis: 'mode' | 'density',
  value: Value,
  values: readonly Value[],
): string {
  const own = chosen[axis](value);
  return value === values[0] ? `:root:not([data-${axis}]),${own}` : own;
}

/** @returns the selector for which a density applies on every device */
export function densitySelector(density: Density): string {
  const [first] = densities;
  const own = selectorOf('density', density, densities);
  return density === first ? `${own},${deviceDensity.selector}` : own;
}

/** Normalises the case of colours, so that style sheets compress better. */
const spelt = (value: string) => (value.startsWith('#') ? value.toLowerCase() : value);

/** @returns the declarations of tokens, in order */
export function declarations(tokens: readonly Token[], values: Values): string {
  return tokens.map(({ path, name }) => `${name}:${spelt(values[path] ?? '')}`).join(';');
}

/** @returns whether two values are equal, ignoring the case of colours */
export function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && spelt(one) === spelt(other);
}
