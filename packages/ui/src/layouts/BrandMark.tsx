import { useCallback } from 'react';

const files = import.meta.glob<string>('../../../../themes/*/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Height of a mark in the header of the product, px. */
const height = 28;

/** Drawing of each brand's mark, by the brand's name. */
const drawings = Object.entries(files).map(([path, svg]) => [path.split('/').at(-2) ?? '', svg] as const);

const onlyOwn = [
  '[data-mark] { display: none; }',
  ...drawings.map(([brand]) => `[data-brand='${brand}'] [data-mark='${brand}'] { display: block; }`),
].join('\n');

/**
 * Mark of the toolbar's brand, for stories of layouts. All marks are in the page and the brand's attribute shows one of
 * them, as it does with all that a brand changes; products deliver one drawing with their page. Renders a `span`.
 */
export function BrandMark() {
  const place = useCallback((box: HTMLElement | null) => {
    const parser = new DOMParser();
    box?.replaceChildren(
      ...drawings.map(([brand, svg]) => {
        const drawing = document.importNode(
          parser.parseFromString(svg, 'image/svg+xml').documentElement,
          true,
        );
        drawing.dataset['mark'] = brand;
        drawing.setAttribute('height', String(height));
        return drawing;
      }),
    );
  }, []);
  return (
    <>
      <style>{onlyOwn}</style>
      <span ref={place} />
    </>
  );
}
