import { tokensOf, type Axis, type TokenPath } from './names.ts';
import { densities, modes, type Mode } from './shape.ts';
import type { Theme } from './theme.ts';

/** The declarations of one axis, whole, in the order of the shape. */
function declarations(axis: Axis, values: Readonly<Partial<Record<TokenPath, string>>>): string {
  return tokensOf(axis)
    .map(({ path, name }) => `${name}:${values[path]}`)
    .join(';');
}

const schemes: Readonly<Record<Mode, string>> = { light: 'light', dark: 'dark', contrast: 'light' };

function modeBlock(theme: Theme, mode: Mode): string {
  return `color-scheme:${schemes[mode]};${declarations('mode', theme.modes[mode])}`;
}

/**
 * The style sheet of a page with one brand. Mode, brand and density are attributes
 * (`data-mode`, `data-brand`, `data-density`) of the root or of any element, nested in any order;
 * without them the root has the brand's defaults.
 */
export function themeCss(theme: Theme): string {
  const { mode, density } = theme.defaults;
  return [
    // No specificity: an attribute on the root itself wins.
    `:where(:root){${modeBlock(theme, mode)};${declarations('density', theme.densities[density])}}`,
    `:where(:root),[data-brand='${theme.name}']{${declarations('brand', theme.brand)}}`,
    ...modes.map((each) => `[data-mode='${each}']{${modeBlock(theme, each)}}`),
    ...densities.map((each) => `[data-density='${each}']{${declarations('density', theme.densities[each])}}`),
  ].join('\n');
}

/**
 * The block of one brand at one value of another axis. `@scope` gives the nearest attribute the word,
 * whichever of the two is the outer one; an element that carries both has them as one selector.
 */
function crossed(brand: string, attribute: string, block: string): string[] {
  const owner = `[data-brand='${brand}']`;
  return [
    `@scope (${owner}){:scope${attribute},${attribute}{${block}}}`,
    `@scope (${attribute}){${owner}{${block}}}`,
  ];
}

/**
 * One style sheet for many brands at once (the kit's workshop): any brand, mode and density
 * nest in any order. A player's page carries one brand and uses `themeCss`.
 * @param themes the first one is the root's default
 */
export function themesCss(themes: readonly Theme[]): string {
  const [house] = themes;
  if (house === undefined) return '';
  const brands = themes.flatMap((theme) => [
    `:where([data-brand='${theme.name}']){${modeBlock(theme, theme.defaults.mode)};${declarations('density', theme.densities[theme.defaults.density])}}`,
    `[data-brand='${theme.name}']{${declarations('brand', theme.brand)}}`,
    ...modes.flatMap((mode) => crossed(theme.name, `[data-mode='${mode}']`, modeBlock(theme, mode))),
    ...densities.flatMap((density) =>
      crossed(theme.name, `[data-density='${density}']`, declarations('density', theme.densities[density])),
    ),
  ]);
  return [themeCss(house), ...brands].join('\n');
}
