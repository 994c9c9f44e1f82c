const HEIGHT = 28;

let given: string | undefined;

/**
 * Sets the brand's logo for rendering without a document.
 * @param svg text of the drawing
 */
export function setLogo(svg: string): void {
  given = svg;
}

/**
 * Returns the logo as text for the server's page, at the height of the header; undefined if there is none. Empty in the
 * browser, where the page has the drawing.
 */
export function logoText(): string | undefined {
  if (typeof document !== 'undefined') return logoDrawing() && '';
  const size = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(given ?? '');
  const [width, height] = [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)];
  if (!(height > 0)) return undefined;
  return given?.replace('<svg', `<svg height="${HEIGHT}" width="${(HEIGHT * width) / height}"`);
}

/** Returns the logo delivered with the page, at the height of the header; undefined if there is none. */
export function logoDrawing(): SVGSVGElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#touchline-logo');
  const drawing = template?.content.querySelector('svg') ?? undefined;
  const { width = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
  if (!drawing || height === 0) return undefined;
  drawing.setAttribute('height', String(HEIGHT));
  drawing.setAttribute('width', String((HEIGHT * width) / height));
  return drawing;
}
