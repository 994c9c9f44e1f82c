import { DismissableLayer } from 'radix-ui/internal';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SessionTime, type SessionTimeProps } from '../SessionTime/SessionTime.tsx';
import * as css from './SafetyBar.css.ts';

export const safetyBarKinds = ['clock', 'clock-and-panic'] as const;
export type SafetyBarKind = (typeof safetyBarKinds)[number];

export interface SafetyBarProps extends RootProps<HTMLDivElement> {
  /** The clock only, or also the button for a break. */
  kind: SafetyBarKind;
  /** Accessible name of the bar, for example “Safer play”. */
  label: string;
  /** Time of day and session length. */
  time: SessionTimeProps;
  /** Label of the button, for example “Stop for 24 hours”. */
  panicLabel?: string | undefined;
  /** Text that replaces the button during a break, for example “Break ends · Tomorrow, 14:32”. */
  state?: string | undefined;
  /** Called when the player presses the button; the parent asks for confirmation. */
  onPanic?: (() => void) | undefined;
}

/**
 * Bar that some jurisdictions require on every page, above all other content: the time, and a button for a break.
 * Renders a `div` at the top of the window that is a landmark; `data-safety-bar` of the root element reserves its
 * height. A press on it doesn't count as outside a dialog.
 */
export function SafetyBar({ kind, label, time, panicLabel, state, onPanic, ...rest }: SafetyBarProps) {
  return (
    <DismissableLayer.DismissableLayerBranch
      {...rest}
      role="region"
      aria-label={label}
      data-kind={kind}
      className={css.root}
    >
      <div className={css.row}>
        <div className={css.clock}>
          <SessionTime {...time} />
        </div>
        {state === undefined ? (
          panicLabel !== undefined && (
            <div className={css.action}>
              <Button size="sm" tone="danger" icon="pause" onClick={onPanic}>
                {panicLabel}
              </Button>
            </div>
          )
        ) : (
          <span className={css.state}>{state}</span>
        )}
      </div>
    </DismissableLayer.DismissableLayerBranch>
  );
}
