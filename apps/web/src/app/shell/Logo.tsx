import { Link, Text } from '@touchline/ui';
import { useCallback } from 'react';
import { usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';

const HEIGHT = 28;

/** The brand's logo as the way home: the drawing that came with the page, else the brand's word. */
export function Logo() {
  const { home } = usePaths();
  const drawing = pageDrawing();
  const place = useCallback(
    (box: HTMLElement | null) => {
      const copy = drawing?.cloneNode(true);
      if (copy) box?.replaceChildren(copy);
    },
    [drawing],
  );
  return (
    <Link href={home} tone="inherit">
      {drawing ? <span ref={place} /> : <Text size="section">{site().wordmark}</Text>}
    </Link>
  );
}

function pageDrawing(): SVGSVGElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#touchline-logo');
  const drawing = template?.content.querySelector('svg') ?? undefined;
  const { width = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
  if (!drawing || height === 0) return undefined;
  drawing.setAttribute('height', String(HEIGHT));
  drawing.setAttribute('width', String((HEIGHT * width) / height));
  return drawing;
}
