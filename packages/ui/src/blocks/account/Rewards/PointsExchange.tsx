import { useId, type FormEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PointsExchange.css.ts';

export interface PointsExchangeLabels {
  /** Title of the card, for example “Points into money”. */
  readonly title: string;
  /** Rate and conditions, for example “0.75 cent a point at your level, no wagering”. */
  readonly lead: string;
  /** Label of the field, for example “Points”. */
  readonly field: string;
  /** Label of the button that fills in all points, for example “All”. */
  readonly all: string;
  /** Label of the exchange with the amount, for example “Exchange · € 9.25”. */
  readonly submit: string;
}

export interface PointsExchangeProps extends Omit<RootProps<HTMLElement>, 'onSubmit'> {
  /** Points as typed. */
  value: string;
  labels: PointsExchangeLabels;
  /** Time until which the points are kept, for example “Kept until 12 May 2027”. */
  kept?: string | undefined;
  /** Help text, such as the fewest points of an exchange. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /** Reason why nothing can be exchanged now; replaces field and button. */
  notice?: string | undefined;
  /** Confirmation of the last exchange. */
  done?: string | undefined;
  /**
   * Whether an exchange is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player types. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player fills in all points. */
  onAll?: (() => void) | undefined;
  /** Called when the player exchanges the points. */
  onSubmit?: (() => void) | undefined;
}

/** Exchange of points for money. Renders a `section` with a form. */
export function PointsExchange({
  value,
  labels,
  kept,
  hint,
  error,
  notice,
  done,
  busy = false,
  onValueChange,
  onAll,
  onSubmit,
  ...rest
}: PointsExchangeProps) {
  const title = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <Card {...rest} aria-labelledby={title}>
      <div className={css.root}>
        <div className={css.head}>
          <div className={css.words}>
            <Heading level={2} size="name" id={title}>
              {labels.title}
            </Heading>
            <p className={css.lead}>{labels.lead}</p>
          </div>
          {kept !== undefined && <p className={css.kept}>{kept}</p>}
        </div>
        {done !== undefined && (
          <Notice tone="success" announced>
            {done}
          </Notice>
        )}
        {notice === undefined ? (
          <form className={css.form} onSubmit={submit} noValidate>
            <Field label={labels.field} hint={hint} error={error}>
              <Input
                name="points"
                inputMode="decimal"
                enterKeyHint="done"
                autoComplete="off"
                numeric
                value={value}
                onValueChange={onValueChange}
                end={
                  <button type="button" className={css.all} onClick={onAll}>
                    {labels.all}
                  </button>
                }
              />
            </Field>
            <Button type="submit" tone="primary" size="lg" width="full" busy={busy}>
              {labels.submit}
            </Button>
          </form>
        ) : (
          <Notice>{notice}</Notice>
        )}
      </div>
    </Card>
  );
}
