import { foundRange } from '@touchline/text';
import * as css from './RichText.css.ts';

interface MarkedMatchesProps {
  text: string;
  /** Text to highlight. An empty string highlights nothing. */
  mark: string;
}

/**
 * Text with every match of a search highlighted, whatever its spelling. Renders a `span` for each part and a `mark` for
 * each match.
 */
export function MarkedMatches({ text, mark }: MarkedMatchesProps) {
  const range = foundRange(text, mark);
  if (!range) return <span>{text}</span>;
  const [start, end] = range;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark className={css.found}>{text.slice(start, end)}</mark>
      <MarkedMatches text={text.slice(end)} mark={mark} />
    </>
  );
}
