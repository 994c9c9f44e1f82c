import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** Cascade layers of the kit: later layers win, regardless of specificity. */
export const layers = {
  reset: 'ui.reset',
  base: 'ui.base',
  shared: 'ui.shared',
  component: 'ui.component',
} as const;

/**
 * Declares the order of the layers in the current style sheet. Each style sheet does so, because in a split bundle
 * any of them can be loaded first.
 */
export function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

/** Adds a global rule in one of the lower layers. */
export function pageRule(
  layer: 'reset' | 'base',
  selector: string,
  rule: Omit<GlobalStyleRule, '@layer'>,
): void {
  declareLayers();
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
