import type { Page } from 'playwright';

/**
 * The kit writes frequent declarations once, in the layer `ui.shared`. Two of them for one property on one element
 * would be decided by their accidental order in that layer; one of the two rules has to be a variant.
 * @returns one sentence for each property and pair of classes
 */
export function clashingShares(page: Page): Promise<string[]> {
  return page.evaluate(findClashes);
}

/** Runs in the page. */
function findClashes(): string[] {
  const properties = new Map<string, string>();
  const layers = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'ui.shared'),
  );
  for (const rule of layers.flatMap((layer) => [...(layer as CSSLayerBlockRule).cssRules])) {
    const property = rule instanceof CSSStyleRule ? rule.style[0] : undefined;
    if (rule instanceof CSSStyleRule && property) properties.set(rule.selectorText.slice(1), property);
  }
  const clashes = [...document.body.querySelectorAll('[class]')].flatMap((element) => {
    const said = new Map<string, string>();
    return [...element.classList].flatMap((name) => {
      const property = properties.get(name);
      const other = property && said.get(property);
      if (property) said.set(property, name);
      return other === undefined || other === name
        ? []
        : [`says ${property} twice on one ${element.tagName.toLowerCase()}, by ${element.className}`];
    });
  });
  return [...new Set(clashes)];
}
