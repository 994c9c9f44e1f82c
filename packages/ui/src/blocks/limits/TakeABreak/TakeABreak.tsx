import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TakeABreak.css.ts';

export interface BreakOption {
  readonly id: string;
  /** Label of the break, for example “7 days”. */
  readonly label: string;
}

export interface TakeABreakProps extends RootProps<HTMLElement> {
  /** Title, for example “Take a break”. */
  title: string;
  /** Consequences, for example “No deposits, bets or games. You can still withdraw.” */
  detail: string;
  /** Break lengths to choose from. */
  options: readonly BreakOption[];
  /** End of the current break, formatted. While set, no break can be selected. */
  current?: string | undefined;
  /** Id of the option whose request is pending. */
  busyId?: string | undefined;
  /** Called with the id of the selected option; the parent asks for confirmation. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Selection of a break with a single press. Renders a `section`. */
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
