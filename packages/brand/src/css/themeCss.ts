import { followedBy } from '../derive/references.ts';
import { tokensOf, type Axis } from '../names.ts';
import { plainValues, valuesAt, type AxisValue } from '../plain.ts';
import { densities, modes } from '../shape.ts';
import type { Theme } from '../theme.ts';
import {
  chosen,
  declarations,
  densitySelector,
  deviceDensity,
  isSame,
  selectorOf,
  type Values,
} from './selectors.ts';

/** Returns the tokens that a brand must declare in addition to the kit's style sheet. */
function own(axis: Axis, values: Values, plain: Values) {
  return tokensOf(axis).filter(({ path }) => {
    const followed = followedBy(path);
    return !isSame(values[path], followed === undefined ? plain[path] : values[followed]);
  });
}

/**
 * Returns a brand's own part of its theme: the style sheet of a page with one brand, in addition to the kit's
 * (`plainCss`). Mode, brand and density are attributes (`data-mode`, `data-brand`, `data-density`) of the root or any
 * element, nested in any order; a root without them is light and comfortable. `data-density='device'` follows the device.
 */
export function themeCss(theme: Theme): string {
  const rule = (axis: Axis, value: AxisValue, selector: string) => {
    const values = valuesAt(theme, value);
    const tokens = own(axis, values, plainValues(axis, value));
    return tokens.length === 0 ? [] : [`${selector}{${declarations(tokens, values)}}`];
  };
  return [
    ...modes.flatMap((mode) => rule('mode', mode, selectorOf('mode', mode, modes))),
    ...rule('brand', 'brand', `:root,${chosen.brand(theme.name)}`),
    ...densities.flatMap((density) => rule('density', density, densitySelector(density))),
    ...rule('density', 'compact', deviceDensity.selector).map(
      (onDesks) => `@media ${deviceDensity.compact}{${onDesks}}`,
    ),
  ].join('\n');
}
