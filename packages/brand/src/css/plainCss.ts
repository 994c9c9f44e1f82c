import { followedBy } from '../derive/references.ts';
import { tokenName, tokensOf, type Axis } from '../names.ts';
import { plainValues, type AxisValue } from '../plain.ts';
import { densities, modes } from '../shape.ts';
import { densitySelector, deviceDensity, selectorOf, schemes } from './selectors.ts';

/** Rule of the kit's own style sheet. */
export interface PlainRule {
  readonly selector: string;
  /** Custom properties by name. */
  readonly vars: Readonly<Record<string, string>>;
  readonly colorScheme?: 'light' | 'dark';
  /** Media query under which the rule applies. */
  readonly media?: string;
}

/** Returns the tokens of an axis that no seed changes, by name. */
function saidAt(axis: Axis, value: AxisValue): Record<string, string> {
  const values = plainValues(axis, value);
  return Object.fromEntries(
    tokensOf(axis).flatMap(({ path, name }) => {
      const said = values[path];
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

/**
 * References are declared on every element that may change their target, because that is where browsers resolve them.
 */
function following(axis: Axis): Record<string, string> {
  return Object.fromEntries(
    tokensOf(axis).flatMap(({ path, name }) => {
      const followed = followedBy(path);
      return followed === undefined ? [] : [[name, `var(${tokenName(followed)})`]];
    }),
  );
}

/**
 * Returns the kit's own part of every theme: values that no brand's seeds change, and references between tokens. Must
 * be in a cascade layer, so that a brand's style sheet overrides it.
 */
export function plainRules(): readonly PlainRule[] {
  return [
    ...modes.map((mode) => ({
      selector: selectorOf('mode', mode, modes),
      vars: saidAt('mode', mode),
      colorScheme: schemes[mode],
    })),
    { selector: ':where(:root,[data-mode])', vars: following('mode') },
    {
      selector: ':where(:root,[data-brand])',
      vars: { ...saidAt('brand', 'brand'), ...following('brand') },
    },
    ...densities.map((density) => ({
      selector: densitySelector(density),
      vars: saidAt('density', density),
    })),
    {
      selector: deviceDensity.selector,
      vars: saidAt('density', 'compact'),
      media: deviceDensity.compact,
    },
  ];
}

/** Returns the kit's own part as a style sheet, for pages without the kit. */
export function plainCss(): string {
  const rules = plainRules().map(({ selector, vars, colorScheme, media }) => {
    const written = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
    const scheme = colorScheme === undefined ? [] : [`color-scheme:${colorScheme}`];
    const rule = `${selector}{${[...scheme, ...written].join(';')}}`;
    return media === undefined ? rule : `@media ${media}{${rule}}`;
  });
  return `@layer ui.base{\n${rules.join('\n')}\n}`;
}
