import { Children, type ReactNode } from 'react';

/**
 * Puts texts that are beside optional elements into elements of their own. Page translators replace texts of the page,
 * and an element can't be inserted before a text that is no longer there. Elements stay as they are, so that the
 * layout is the same. Renders a `span` for each run of texts.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children)) return children;
  const wrapped: ReactNode[] = [];
  let run: (string | number)[] = [];
  const endRun = () => {
    if (run.length > 0) wrapped.push(<span key={`text-${wrapped.length}`}>{run.join('')}</span>);
    run = [];
  };
  for (const child of Children.toArray(children)) {
    if (isText(child)) run.push(child);
    else {
      endRun();
      wrapped.push(child);
    }
  }
  endRun();
  return wrapped;
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}
