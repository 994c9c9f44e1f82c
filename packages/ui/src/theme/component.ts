import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { declareLayers, layers } from './layers.ts';

export type Rule = Omit<StyleRule, '@layer'>;

/** One class in the layer `ui.component`. */
export function component(rule: Rule): string {
  declareLayers();
  return style({ '@layer': { [layers.component]: rule } });
}

/** A table of classes in the layer `ui.component`, one per key. */
export function componentVariants<Key extends string>(rules: Record<Key, Rule>): Record<Key, string> {
  declareLayers();
  return styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers.component]: rule } }));
}
