import { DismissableLayer } from 'radix-ui/internal';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SessionTime, type SessionTimeProps } from '../SessionTime/SessionTime.tsx';
import * as css from './SafetyBar.css.ts';

export const safetyBarKinds = ['clock', 'clock-and-panic'] as const;
export type SafetyBarKind = (typeof safetyBarKinds)[number];

export interface SafetyBarProps extends RootProps<HTMLDivElement> {
  /** The clock alone, or with a break one tap away. */
  kind: SafetyBarKind;
  /** What the bar is, for readers: "Safer play". */
  label: string;
  /** Time of day and of the session. */
  time: SessionTimeProps;
  /** Words of the button: "Stop for 24 hours". */
  panicLabel?: string | undefined;
  /** A break that is on takes the button's place: "Break ends · Tomorrow, 14:32". */
  state?: string | undefined;
  /** The player wants to stop; who holds the bar asks once. */
  onPanic?: (() => void) | undefined;
}

/**
 * What the law of some places wants in sight on every page, over everything on it: the time, and a way out.
 * Renders a `div` at the top of the window, a landmark of the page; `data-safety-bar` of the root keeps its room. No
 * dialog takes a touch on it for one beside itself.
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
