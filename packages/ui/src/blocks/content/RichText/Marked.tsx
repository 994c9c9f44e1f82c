import * as css from './RichText.css.ts';

interface MarkedProps {
  text: string;
  /** Words to mark; none when empty. */
  mark: string;
}

/** Words with what a search looks for marked, whatever its case. Renders text and `mark`s. */
export function Marked({ text, mark }: MarkedProps) {
  if (mark === '') return text;
  const lower = text.toLocaleLowerCase();
  // Some letters grow when their case changes; their places then say nothing.
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
