const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon title desc defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);

/** Largest size of a brand's image in bytes: the wordmark is part of every page. */
const most = 40_000;

/**
 * Removes the XML declaration from the start of a file and writes attributes in double quotes, which other parts of
 * the product rely on.
 */
export function plainSvg(svg: string): string {
  return svg
    .replace(/^\uFEFF?\s*<\?xml\b[^<>]*\?>/, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/=\s*'([^'"<>]*)'/g, '="$1"'))
    .trim();
}

/**
 * Validates an SVG. Brand images are inlined into pages, so they may contain drawing elements only.
 * @param svg content of the file
 * @returns the reason why the file is rejected, to complete a sentence after its name; `undefined` if it is valid
 */
export function svgFault(svg: string): string | undefined {
  if (!/^\s*<svg\s[^>]*viewBox="/.test(svg))
    return 'does not start with <svg … viewBox="…">; run "npm run brand -- clean"';
  if (!svg.includes('xmlns="http://www.w3.org/2000/svg"'))
    return 'has no xmlns="http://www.w3.org/2000/svg" on its <svg>, so no browser draws it as a file; add it';
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes > most)
    return `has ${Math.ceil(bytes / 1000)} kB, and at most ${most / 1000} kB may be part of every page; run "npm run brand -- clean", or draw it with fewer points`;
  if (/<[!?]|&(?!(?:amp|lt|gt|quot|apos);)/.test(svg))
    return 'has a comment, an entity, a doctype or an instruction; run "npm run brand -- clean", or remove it';
  for (const [, name = ''] of svg.matchAll(/<\/?\s*([^\s/>]*)/g)) {
    if (!elements.has(name)) return `has <${name}>, which does more than draw; convert it to paths`;
  }
  const attribute = /[\s/"'](on\w+|style|href|xlink:href|xml:base|src)\s*=/i.exec(svg);
  if (attribute !== null)
    return `has the attribute ${attribute[1]}; run "npm run brand -- clean", or remove it`;
  // Style rules read escapes, such as `\75 rl(`.
  if (svg.includes('\\')) return 'has a backslash, which can hide a reference to another file; remove it';
  if (/url\((?!\s*['"]?#)|(?:image|image-set|cross-fade|element|src)\(/i.test(svg))
    return 'refers to another file; draw it in place';
  return undefined;
}

/**
 * @param svg content of a valid SVG
 * @returns the reason why it can't be an icon, to complete a sentence after its name; `undefined` if it can
 */
export function iconFault(svg: string): string | undefined {
  const [, , width, height] =
    /viewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return width === height
    ? undefined
    : `is ${width} wide and ${height} high, and systems show icons in a square; draw it with a viewBox such as 0 0 512 512`;
}
