const STYLE = / style="([^"]*)"/g;

/**
 * Replaces style attributes by rules for a style element with a nonce, as the content security policy requires.
 * @param html markup from React, whose attribute values are escaped
 */
export function nonceStyles(html: string): { readonly html: string; readonly css: string } {
  const numbers = new Map<string, number>();
  const marked = html.replaceAll(STYLE, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-styled="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-styled="${number}"]{${unescaped(style)}}`);
  return { html: marked, css: rules.join('') };
}

/** Unescapes quotes and ampersands for use in a rule. `<`, which could end the element, never occurs in a style. */
function unescaped(style: string): string {
  return style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
