const HEIGHT = 28;

let given: string | undefined;

/** Gives the brand's logo to a page that is drawn without a document. @param svg text of the drawing */
export function setLogo(svg: string): void {
  given = svg;
}

/** The logo as text for such a page, at the height of the header; undefined when there is none. */
export function logoText(): string | undefined {
  const size = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(given ?? '');
  const [width, height] = [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)];
  if (!(height > 0)) return undefined;
  return given?.replace('<svg', `<svg height="${HEIGHT}" width="${(HEIGHT * width) / height}"`);
}

/** The drawing that came with the page, at the height of the header; undefined when there is none. */
export function logoDrawing(): SVGSVGElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#touchline-logo');
  const drawing = template?.content.querySelector('svg') ?? undefined;
  const { width = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
  if (!drawing || height === 0) return undefined;
  drawing.setAttribute('height', String(HEIGHT));
  drawing.setAttribute('width', String((HEIGHT * width) / height));
  return drawing;
}
