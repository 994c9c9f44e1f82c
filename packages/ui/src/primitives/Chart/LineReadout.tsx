import * as css from './LineReadout.css.ts';

export interface LineReadoutProps {
  /** What it is called. */
  label: string;
  /** How many steps the arrow keys take from one end to the other. */
  steps: number;
  /** Where along the time it stands, 0 to 1. */
  share: number;
  /** How high the figure stands there, 0 to 1. */
  height: number;
  /** The moment in words. */
  moment: string;
  /** Its figure in words. */
  figure: string;
  /** The player moved it. */
  onShareChange: (share: number) => void;
}

/**
 * A line that reads a chart at one moment. A range input lies over the picture, so that finger, pointer, arrow keys,
 * screen readers and direction of the text are the browser's own.
 */
export function LineReadout({
  label,
  steps,
  share,
  height,
  moment,
  figure,
  onShareChange,
}: LineReadoutProps) {
  const block = `${(1 - height) * 100}%`;
  const inline = `${share * 100}%`;
  return (
    <>
      <span aria-hidden="true" className={css.text}>
        <bdi>{moment}</bdi> <bdi className={css.figure}>{figure}</bdi>
      </span>
      {/* Places are data, not style. */}
      <span aria-hidden="true" className={css.rule} style={{ insetInlineStart: inline }} />
      <span
        aria-hidden="true"
        className={css.dot}
        style={{ insetInlineStart: inline, insetBlockStart: block }}
      />
      <input
        type="range"
        min={0}
        max={steps}
        step={1}
        value={Math.round(share * steps)}
        aria-label={label}
        aria-valuetext={`${moment}: ${figure}`}
        onChange={(event) => onShareChange(Number(event.target.value) / steps)}
        className={css.control}
      />
    </>
  );
}
