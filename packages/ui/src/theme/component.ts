import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { declareLayers, layers } from './layers.ts';
import { shared } from './shared.css.ts';

/** Properties of a physical side, which right-to-left languages would have to mirror; logical ones mirror by themselves. */
type PhysicalSide =
  | 'left'
  | 'right'
  | `${'margin' | 'padding' | 'border'}${'Left' | 'Right'}`
  | `border${'Left' | 'Right'}${'Color' | 'Style' | 'Width'}`;

export type Rule = Omit<StyleRule, '@layer'> & { readonly [Side in PhysicalSide]?: never };

/** Splits a rule into the classes of shared declarations and the rest, in the layer `ui.component`. */
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

/** Creates a class in the layer `ui.component`, joined with shared classes of the layer `ui.shared`. */
export function component(rule: Rule): string {
  declareLayers();
  return style(split(rule));
}

/**
 * Creates one class per key in the layer `ui.component`. Shared classes aren't used: a variant is applied together
 * with the class of its component and must override it.
 */
export function componentVariants<Key extends string>(rules: Record<Key, Rule>): Record<Key, string> {
  declareLayers();
  return styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers.component]: rule } }));
}
