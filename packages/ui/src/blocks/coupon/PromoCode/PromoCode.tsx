import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PromoCode.css.ts';

export interface PromoCodeWords {
  /** "Promo code". */
  label: string;
  /** Puts the typed code to work: "Use". */
  apply: string;
  /** Takes the code in use away: "Remove the code". */
  remove: string;
  /** Name of the list of codes that the player has: "Your codes". */
  listLabel: string;
}

export interface PromoCodeEntry {
  readonly code: string;
  /** What it does, and until when: "€ 5 stake · until 30 Nov". */
  readonly effect: string;
  /** Why it can't be used for this coupon. */
  readonly unavailable?: string | undefined;
}

export interface PromoCodeProps extends RootProps<HTMLDivElement> {
  /** Names and actions. */
  words: PromoCodeWords;
  /** The code as typed. */
  value: string;
  /** The code in use; the field gives way to it. */
  applied?: PromoCodeEntry | undefined;
  /** Why the code was refused, and what to do. */
  error?: string | undefined;
  /** The code is being checked. @default false */
  busy?: boolean | undefined;
  /** Codes that the player has. @default none */
  codes?: readonly PromoCodeEntry[] | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player puts a code to work: the typed one, or one of the list. */
  onApply?: ((code: string) => void) | undefined;
  /** The player takes the code in use away. */
  onRemove?: (() => void) | undefined;
}

/** A promo code: typed or chosen, then in use with what it does. Renders a `div` with a `form`. */
export function PromoCode({
  words,
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
            <bdi className={css.code}>{applied.code}</bdi>
            {applied.effect}
          </span>
          <IconButton label={words.remove} icon="close" iconSize="sm" onClick={onRemove} />
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
        <Field label={words.label} error={error}>
          <div className={css.line}>
            <Input value={value} autoComplete="off" enterKeyHint="go" onValueChange={onValueChange} />
            <Button type="submit" tone="strong" busy={busy} disabled={value === ''}>
              {words.apply}
            </Button>
          </div>
        </Field>
      </form>
      {codes.length > 0 && (
        <>
          <p id={titleId} className={css.title}>
            {words.listLabel}
          </p>
          <ul aria-labelledby={titleId} className={css.list}>
            {codes.map(({ code, effect, unavailable }) => (
              <li key={code} className={css.entry}>
                <span className={css.words}>
                  <bdi className={css.code}>{code}</bdi>
                  <span className={css.effect}>{unavailable ?? effect}</span>
                </span>
                <Button
                  size="sm"
                  disabled={busy || unavailable !== undefined}
                  aria-label={`${words.apply} ${code}`}
                  onClick={() => onApply?.(code)}
                >
                  {words.apply}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
