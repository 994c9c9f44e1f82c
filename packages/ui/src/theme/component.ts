import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { declareLayers, layers } from './layers.ts';
import { shared } from './shared.css.ts';

export type Rule = Omit<StyleRule, '@layer'>;

/** The classes of what many rules say, and the rest of this rule in the layer `ui.component`. */
function split(rule: Rule): (string | StyleRule)[] {
  const said: string[] = [];
  const own: Record<string, unknown> = {};
  for (const [property, value] of Object.entries(rule)) {
    const name = shared[`${property}:${String(value)}`];
    if (name === undefined) own[property] = value;
    else said.push(name);
  }
  return [...said, { '@layer': { [layers.component]: own } }];
}

/** One class in the layer `ui.component`, joined with those of the layer `ui.shared`. */
export function component(rule: Rule): string {
  declareLayers();
  return style(split(rule));
}

/**
 * A table of classes in the layer `ui.component`, one per key. They share nothing: a variant stands beside the class
 * of its component and has to win over what that one says.
 */
export function componentVariants<Key extends string>(rules: Record<Key, Rule>): Record<Key, string> {
  declareLayers();
  return styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers.component]: rule } }));
}
