import { followedBy } from '../derive/references.ts';
import { tokenName, tokensOf, type Axis } from '../names.ts';
import { plainTheme } from '../plain.ts';
import { densities, modes } from '../shape.ts';
import { placeOf, schemes, type Values } from './places.ts';

/** A rule of the kit's own sheet. */
export interface PlainRule {
  readonly selector: string;
  /** Custom properties by name. */
  readonly vars: Readonly<Record<string, string>>;
  readonly colorScheme?: 'light' | 'dark';
}

function saidBy(axis: Axis, values: Values): Record<string, string> {
  const own = tokensOf(axis).filter(({ path }) => followedBy(path) === undefined);
  return Object.fromEntries(own.map(({ path, name }) => [name, values[path] ?? '']));
}

/** References stand on every element that may change what they follow: there the browser resolves them anew. */
function following(axis: Axis): Record<string, string> {
  return Object.fromEntries(
    tokensOf(axis).flatMap(({ path, name }) => {
      const followed = followedBy(path);
      return followed === undefined ? [] : [[name, `var(${tokenName(followed)})`]];
    }),
  );
}

/**
 * The kit's own part of every look: the plain one, whole, and which token follows which. It belongs into a
 * cascade layer, so that a brand's sheet wins wherever both speak.
 */
export function plainRules(): readonly PlainRule[] {
  return [
    ...modes.map((mode) => ({
      selector: placeOf('mode', mode, modes),
      vars: saidBy('mode', plainTheme.modes[mode]),
      colorScheme: schemes[mode],
    })),
    { selector: ':where(:root,[data-mode])', vars: following('mode') },
    {
      selector: ':where(:root,[data-brand])',
      vars: { ...saidBy('brand', plainTheme.brand), ...following('brand') },
    },
    ...densities.map((density) => ({
      selector: placeOf('density', density, densities),
      vars: saidBy('density', plainTheme.densities[density]),
    })),
  ];
}

/** The kit's own part as a sheet, for a page that stands without the kit. */
export function plainCss(): string {
  const rules = plainRules().map(({ selector, vars, colorScheme }) => {
    const written = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
    const scheme = colorScheme === undefined ? [] : [`color-scheme:${colorScheme}`];
    return `${selector}{${[...scheme, ...written].join(';')}}`;
  });
  return `@layer ui.base{\n${rules.join('\n')}\n}`;
}
