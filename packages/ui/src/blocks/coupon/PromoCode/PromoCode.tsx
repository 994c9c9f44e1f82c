import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromoCode.css.ts';

export interface PromoCodeLabels {
  /** Label of the field, for example “Promo code”. */
  label: string;
  /** Label of the apply button, for example “Use”. */
  apply: string;
  /** Label of the remove button, for example “Remove the code”. */
  remove: string;
  /** Accessible name of the list of the player's codes, for example “Your codes”. */
  listLabel: string;
}

export interface PromoCodeEntry {
  readonly code: string;
  /** Effect and expiry, for example “€ 5 stake · until 30 Nov”. */
  readonly effect: string;
  /** Reason why the code can't be used for this coupon. */
  readonly unavailable?: string | undefined;
}

export interface PromoCodeProps extends RootProps<HTMLDivElement> {
  /** Labels of the field and its actions. */
  labels: PromoCodeLabels;
  /** Entered code. */
  value: string;
  /** Applied code, shown in place of the field. */
  applied?: PromoCodeEntry | undefined;
  /** Reason of the refusal, with a suggested action. */
  error?: string | undefined;
  /**
   * Whether the code is being verified.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Codes of the player.
   * @default none
   */
  codes?: readonly PromoCodeEntry[] | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player applies the entered code or one of the list. */
  onApply?: ((code: string) => void) | undefined;
  /** Called when the player removes the applied code. */
  onRemove?: (() => void) | undefined;
}

/** Promo code, entered or selected, then shown with its effect. Renders a `div` with a `form`. */
export function PromoCode({
  labels,
  value,
  applied,
  error,
  busy = false,
  codes = [],
  onValueChange,
  onApply,
  onRemove,
  ...rest
}: PromoCodeProps) {
  const titleId = useId();
  if (applied) {
    return (
      <div {...rest} className={css.root}>
        <div role="status" className={css.applied}>
          <Icon name="gift" />
          <span className={css.words}>
            <bdi translate="no" className={css.code}>
              {applied.code}
            </bdi>
            {applied.effect}
          </span>
          <IconButton label={labels.remove} icon="close" iconSize="sm" onClick={onRemove} />
        </div>
      </div>
    );
  }
  return (
    <div {...rest} className={css.root}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onApply?.(value);
        }}
      >
        <Field label={labels.label} error={error}>
          <div className={css.line}>
            <Input value={value} autoComplete="off" enterKeyHint="go" onValueChange={onValueChange} />
            <Button type="submit" tone="strong" busy={busy} disabled={value === ''}>
              {labels.apply}
            </Button>
          </div>
        </Field>
      </form>
      {codes.length > 0 && (
        <>
          <p id={titleId} className={css.title}>
            {labels.listLabel}
          </p>
          <ul aria-labelledby={titleId} className={css.list}>
            {codes.map(({ code, effect, unavailable }) => (
              <li key={code} className={css.entry}>
                <span className={css.words}>
                  <bdi translate="no" className={css.code}>
                    {code}
                  </bdi>
                  <span className={css.effect}>{unavailable ?? effect}</span>
                </span>
                <Button
                  size="sm"
                  disabled={busy || unavailable !== undefined}
                  aria-label={`${labels.apply} ${code}`}
                  onClick={() => onApply?.(code)}
                >
                  {labels.apply}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
