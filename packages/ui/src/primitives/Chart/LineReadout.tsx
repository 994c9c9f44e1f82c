import * as css from './LineReadout.css.ts';

export interface LineReadoutProps {
  /** Accessible name of the readout. */
  label: string;
  /** Number of arrow-key steps from one end to the other. */
  steps: number;
  /** Position along the time axis, from 0 to 1. */
  share: number;
  /** Height of the value, from 0 to 1. */
  height: number;
  /** Formatted time. */
  moment: string;
  /** Formatted value. */
  figure: string;
  /** Called when the player moves the readout. */
  onShareChange: (share: number) => void;
}

/**
 * Vertical line that reads a chart at one time. A transparent range input covers the chart, so that the browser
 * handles touch, pointer, arrow keys, screen readers and text direction.
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
        <bdi>{moment}</bdi>{' '}
        <bdi translate="no" className={css.figure}>
          {figure}
        </bdi>
      </span>
      {/* Inline styles, because positions are data. */}
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
