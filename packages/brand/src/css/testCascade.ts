import { generate, parse, walk } from 'css-tree';
import type { Density, Mode } from '../shape.ts';

/** Attributes that an element of a page sets. */
export interface Choice {
  readonly mode?: Mode;
  readonly density?: Density;
  readonly brand?: boolean;
}

export interface Rule {
  readonly selector: string;
  readonly isLayered: boolean;
  readonly declarations: ReadonlyMap<string, string>;
}

/** @returns every rule of a style sheet with its custom properties, in order */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  walk(parse(css), function (node) {
    if (node.type !== 'Rule') return;
    const declarations = new Map<string, string>();
    walk(node.block, (inner) => {
      if (inner.type === 'Declaration' && inner.property.startsWith('--'))
        declarations.set(inner.property, generate(inner.value));
    });
    rules.push({ selector: generate(node.prelude), isLayered: this.atrule?.name === 'layer', declarations });
  });
  return rules;
}

type Element = Readonly<Record<string, string | undefined>> & { readonly isRoot: string | undefined };

function matchesOne(part: string, element: Element): boolean {
  if (part === ':root') return element.isRoot !== undefined;
  const absent = /^:root:not\(\[data-(\w+)\]\)$/.exec(part)?.[1];
  if (absent !== undefined) return element.isRoot !== undefined && element[absent] === undefined;
  const [, name = '', value] = /^\[data-(\w+)(?:=["']?([\w-]+)["']?)?\]$/.exec(part) ?? [];
  if (name === '') throw new Error(`This cascade does not know the selector ${part}.`);
  return value === undefined ? element[name] !== undefined : element[name] === value;
}

/** @returns the specificity with which a selector of a theme matches, below 0 if it doesn't */
function strengthOf(selector: string, element: Element): number {
  const parts = selector.match(/:where\([^)]*\)|[^,]+/g) ?? [];
  return Math.max(
    ...parts.map((part) => {
      const inner = /^:where\((.*)\)$/.exec(part)?.[1];
      if (inner !== undefined) return inner.split(',').some((each) => matchesOne(each, element)) ? 0 : -1;
      return matchesOne(part, element) ? 1 : -1;
    }),
  );
}

/** Resolves references with the values of the element. */
function resolved(name: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(name) ?? '';
  const followed = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return followed === undefined ? value : resolved(followed, values);
}

/**
 * Computes the custom properties of the innermost of nested elements by the cascade: layer, specificity, order,
 * inheritance.
 */
export function computedOf(
  rules: readonly Rule[],
  brand: string,
  path: readonly Choice[],
): ReadonlyMap<string, string> {
  let inherited: ReadonlyMap<string, string> = new Map();
  for (const [depth, choice] of path.entries()) {
    const element: Element = {
      isRoot: depth === 0 ? 'root' : undefined,
      mode: choice.mode,
      density: choice.density,
      brand: choice.brand === true ? brand : undefined,
    };
    const matching = rules
      .map((rule, order) => ({ rule, order, strength: strengthOf(rule.selector, element) }))
      .filter(({ strength }) => strength >= 0)
      .toSorted(
        (a, b) =>
          Number(b.rule.isLayered) - Number(a.rule.isLayered) || a.strength - b.strength || a.order - b.order,
      );
    const own = new Map(inherited);
    for (const { rule } of matching) for (const [name, value] of rule.declarations) own.set(name, value);
    inherited = new Map([...own.keys()].map((name) => [name, resolved(name, own)]));
  }
  return inherited;
}
