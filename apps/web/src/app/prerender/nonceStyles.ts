const STYLE = / style="([^"]*)"/g;

/**
 * Moves style attributes into rules of one style element with a nonce, as the content security policy requires.
 * @param html markup from React, whose attribute values are escaped
 */
export function withNonceStyles(html: string): string {
  const places = new Map<string, number>();
  const marked = html.replaceAll(STYLE, (_, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-drawn="${place}"`;
  });
  if (places.size === 0) return html;
  const rules = [...places].map(([style, place]) => `[data-drawn="${place}"]{${unescaped(style)}}`);
  return `<style nonce="NONCE-OF-THE-PAGE">${rules.join('')}</style>${marked}`;
}

/** Unescapes quotes and ampersands for use in a rule. `<`, which could end the element, never occurs in a style. */
function unescaped(style: string): string {
  return style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
