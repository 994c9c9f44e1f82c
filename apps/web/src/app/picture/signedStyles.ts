const STYLE = / style="([^"]*)"/g;

/**
 * Turns style attributes into rules of one signed style element: the page's policy lets nothing else through.
 * @param html markup from React, whose attribute values are escaped
 */
export function withSignedStyles(html: string): string {
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

/** A rule is no attribute: there, quotes stand as they are. A `<` could end its element and is never in a style. */
function unescaped(style: string): string {
  return style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
