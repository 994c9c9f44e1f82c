import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TakeABreak.css.ts';

export interface BreakOption {
  readonly id: string;
  /** "7 days". */
  readonly label: string;
}

export interface TakeABreakProps extends RootProps<HTMLElement> {
  /** "Take a break". */
  title: string;
  /** What stops and what goes on: "No deposits, bets or games. You can still withdraw." */
  detail: string;
  /** How long it may be. */
  options: readonly BreakOption[];
  /** A break that is on: until when. Then there is nothing to choose. */
  current?: string | undefined;
  /** The option that the platform is asked for. */
  busyId?: string | undefined;
  /** The player chose a length; who holds it asks once more. */
  onChoose?: ((id: string) => void) | undefined;
}

/** A time-out at one press. Renders a `section`. */
export function TakeABreak({ title, detail, options, current, busyId, onChoose, ...rest }: TakeABreakProps) {
  return (
    <Card {...rest} tone={current === undefined ? 'neutral' : 'warning'}>
      <div className={css.root}>
        <div>
          <h3 className={css.title}>{title}</h3>
          <p className={css.detail}>{detail}</p>
        </div>
        {current === undefined ? (
          <div className={css.options}>
            {options.map(({ id, label }) => (
              <Button
                key={id}
                width="full"
                busy={id === busyId}
                disabled={busyId !== undefined && id !== busyId}
                onClick={() => onChoose?.(id)}
              >
                {label}
              </Button>
            ))}
          </div>
        ) : (
          <Notice tone="warning">{current}</Notice>
        )}
      </div>
    </Card>
  );
}
