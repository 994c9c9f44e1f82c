import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** The cascade of the kit: what comes later wins, whatever its specificity. */
export const layers = {
  reset: 'ui.reset',
  base: 'ui.base',
  shared: 'ui.shared',
  component: 'ui.component',
} as const;

/**
 * Writes the order of the layers into the style sheet that is being made. Each sheet says it itself:
 * in a split bundle nobody knows which one a page loads first.
 */
export function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

/** A rule of a whole page in one of the lower layers. */
export function pageRule(
  layer: 'reset' | 'base',
  selector: string,
  rule: Omit<GlobalStyleRule, '@layer'>,
): void {
  declareLayers();
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
