import { tokensOf } from '../names.ts';
import { densities, modes, type Density, type Mode } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { chosen, declarations, schemes } from './places.ts';

const modeBlock = (theme: Theme, mode: Mode) =>
  `color-scheme:${schemes[mode]};${declarations(tokensOf('mode'), theme.modes[mode])}`;
const brandBlock = (theme: Theme) => declarations(tokensOf('brand'), theme.brand);
const densityBlock = (theme: Theme, density: Density) =>
  declarations(tokensOf('density'), theme.densities[density]);

/**
 * The block of one brand at one value of another axis. `@scope` gives the nearest attribute the word,
 * whichever of the two is the outer one; an element that carries both has them as one selector.
 */
function crossed(brand: string, attribute: string, block: string): string[] {
  const owner = chosen.brand(brand);
  return [
    `@scope (${owner}){:scope${attribute},${attribute}{${block}}}`,
    `@scope (${attribute}){${owner}{${block}}}`,
  ];
}

/** The look of the root and of elements that stand in no brand's. */
function houseRules(house: Theme): string[] {
  const { mode, density } = house.defaults;
  return [
    `:where(:root){${modeBlock(house, mode)};${brandBlock(house)};${densityBlock(house, density)}}`,
    ...modes.map((each) => `${chosen.mode(each)}{${modeBlock(house, each)}}`),
    ...densities.map((each) => `${chosen.density(each)}{${densityBlock(house, each)}}`),
  ];
}

/**
 * One style sheet for many brands at once (the kit's workshop): any brand, mode and density nest in any order,
 * so each block is whole. A player's page carries one brand and uses `themeCss`.
 * @param themes the first one is the root's default
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
