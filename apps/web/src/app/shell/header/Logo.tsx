import { Link, Text } from '@touchline/ui';
import { useCallback } from 'react';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useHydrated } from '../../../platform/page/hydration.ts';
import { logoDrawing, logoText } from '../../../platform/site/logo.ts';
import { site } from '../../../platform/site/site.ts';

/** The brand's logo, linked to home: the drawing delivered with the page, else the wordmark. */
export function Logo() {
  const { home } = usePaths();
  return (
    <Link href={home} tone="inherit">
      {useHydrated() ? <LogoAsDrawing /> : <LogoAsText />}
    </Link>
  );
}

function LogoAsDrawing() {
  const drawing = logoDrawing();
  const place = useCallback(
    (box: HTMLElement | null) => {
      const copy = drawing?.cloneNode(true);
      if (copy) box?.replaceChildren(copy);
    },
    [drawing],
  );
  return drawing ? <span ref={place} /> : <Wordmark />;
}

/** The logo in the server's page; hydration leaves what is there. */
function LogoAsText() {
  const drawing = logoText();
  if (drawing === undefined) return <Wordmark />;
  // Safe: the brand's own file, which the page embeds unescaped anyway.
  // oxlint-disable-next-line react/no-danger
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawing }} />;
}

function Wordmark() {
  return <Text size="section">{site().wordmark}</Text>;
}
