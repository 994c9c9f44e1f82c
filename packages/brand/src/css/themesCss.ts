import { tokensOf } from '../names.ts';
import { densities, modes, type Density, type Mode } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { chosen, declarations, schemes } from './selectors.ts';

const modeBlock = (theme: Theme, mode: Mode) =>
  `color-scheme:${schemes[mode]};${declarations(tokensOf('mode'), theme.modes[mode])}`;
const brandBlock = (theme: Theme) => declarations(tokensOf('brand'), theme.brand);
const densityBlock = (theme: Theme, density: Density) =>
  declarations(tokensOf('density'), theme.densities[density]);

/**
 * Returns the block of one brand for a value of another axis. `@scope` gives precedence to the nearest attribute,
 * whichever is the outer one; an element with both attributes matches a combined selector.
 */
function crossed(brand: string, attribute: string, block: string): string[] {
  const owner = chosen.brand(brand);
  return [
    `@scope (${owner}){:scope${attribute},${attribute}{${block}}}`,
    `@scope (${attribute}){${owner}{${block}}}`,
  ];
}

/** Returns the rules for the root and for elements outside any brand. */
function houseRules(house: Theme): string[] {
  const { mode, density } = house.defaults;
  return [
    `:where(:root){${modeBlock(house, mode)};${brandBlock(house)};${densityBlock(house, density)}}`,
    ...modes.map((each) => `${chosen.mode(each)}{${modeBlock(house, each)}}`),
    ...densities.map((each) => `${chosen.density(each)}{${densityBlock(house, each)}}`),
  ];
}

/**
 * Returns a style sheet for several brands at once, for Storybook: brands, modes and densities can be nested in any
 * order, so each block is complete. The app uses a single brand and `themeCss`.
 * @param themes themes of the brands; the first one is the default of the root
 */
export function themesCss(themes: readonly Theme[]): string {
  const [house] = themes;
  if (house === undefined) return '';
  const brands = themes.flatMap((theme) => {
    const { name, defaults } = theme;
    return [
      `:where(${chosen.brand(name)}){${modeBlock(theme, defaults.mode)};${densityBlock(theme, defaults.density)}}`,
      `${chosen.brand(name)}{${brandBlock(theme)}}`,
      ...modes.flatMap((mode) => crossed(name, chosen.mode(mode), modeBlock(theme, mode))),
      ...densities.flatMap((density) => crossed(name, chosen.density(density), densityBlock(theme, density))),
    ];
  });
  return [...houseRules(house), ...brands].join('\n');
}
