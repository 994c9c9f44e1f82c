import * as css from './RichText.css.ts';

interface MarkedProps {
  text: string;
  /** Text to highlight. An empty string highlights nothing. */
  mark: string;
}

/** Text with the first match of a search highlighted, ignoring case. Renders text and a `mark`. */
export function Marked({ text, mark }: MarkedProps) {
  if (mark === '') return text;
  const lower = text.toLocaleLowerCase();
  // Changing the case can change the length of some letters, which would make the index invalid.
  const at = lower.length === text.length ? lower.indexOf(mark.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.found}>{text.slice(at, at + mark.length)}</mark>
      <Marked text={text.slice(at + mark.length)} mark={mark} />
    </>
  );
}
