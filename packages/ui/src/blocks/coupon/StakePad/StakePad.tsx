import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { QuickAmounts, type QuickAmount } from '../StakeField/QuickAmounts.tsx';
import { pressPad, type PadKey } from './padEntry.ts';
import { useHold } from './useHold.ts';
import * as css from './StakePad.css.ts';

export interface StakePadLabels {
  /** Accessible name of the pad, for example “Number pad”. */
  label: string;
  /** Accessible name of the delete key, for example “Delete, hold to clear”. */
  backspaceLabel: string;
  /** Label of the key that ends the entry, for example “Done”. */
  doneLabel: string;
}

export interface StakePadProps extends RootProps<HTMLDivElement>, StakePadLabels {
  /** Amount as entered in the field. */
  value: string;
  /** Id of the `input` that the pad types into, at its caret. */
  fieldId: string;
  /**
   * Text of the amount with its currency for screen-reader users.
   * @default the value
   */
  valueText?: string | undefined;
  /**
   * Number of decimals of the currency.
   * @default 2
   */
  decimals?: number | undefined;
  /**
   * Decimal separator.
   * @default that of the player's language
   */
  separator?: string | undefined;
  /**
   * Quick amounts above the digits.
   * @default none
   */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** Called when a key changes the amount. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player selects a quick amount. */
  onQuickAmount?: ((id: string) => void) | undefined;
  /** Called when the entry is done. */
  onDone?: (() => void) | undefined;
}

const figuresInRows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Number pad for a stake in place of the phone's keyboard, which would cover the coupon. Focus and caret stay in the
 * field. Renders a `div` with `role="group"`.
 */
export function StakePad({
  label,
  backspaceLabel,
  doneLabel,
  value,
  fieldId,
  valueText = value,
  decimals = 2,
  separator,
  quickAmounts = [],
  onValueChange,
  onQuickAmount,
  onDone,
  ...rest
}: StakePadProps) {
  const { locale } = useUi();
  const sign = separator ?? separatorOf(locale);
  const caret = useRef<number | undefined>(undefined);
  const [isUsed, setIsUsed] = useState(false);

  useLayoutEffect(() => {
    // A controlled value moves the caret to the end, so the caret of the last key press is restored.
    if (caret.current !== undefined) fieldOf(fieldId)?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [fieldId, value]);

  const press = (key: PadKey) => {
    const field = fieldOf(fieldId);
    const entry = {
      value,
      selection: [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length] as const,
    };
    const next = pressPad(entry, key, { separator: sign, decimals });
    setIsUsed(true);
    if (next.value === value) return;
    [caret.current] = next.selection;
    onValueChange?.(next.value);
  };
  const backspace = useHold(
    () => press('backspace'),
    () => press('clear'),
  );
  const key = (name: PadKey, face: string) => (
    <button key={name} type="button" {...keepsFocus} className={css.key} onClick={() => press(name)}>
      {face}
    </button>
  );

  return (
    <div role="group" aria-label={label} {...rest} className={css.root}>
      {quickAmounts.length > 0 && (
        <div className={css.amounts}>
          <QuickAmounts amounts={quickAmounts} onChoose={onQuickAmount} />
        </div>
      )}
      <div className={css.keys} dir="ltr">
        {figuresInRows.map((figure) => key(figure, figure))}
        <button
          type="button"
          {...keepsFocus}
          className={css.key}
          disabled={decimals === 0}
          onClick={() => press('separator')}
        >
          {sign}
        </button>
        {key('0', '0')}
        {key('00', '00')}
        <button
          type="button"
          {...keepsFocus}
          aria-label={backspaceLabel}
          className={classes(css.key, css.acts.erase)}
          {...backspace}
        >
          <Icon name="backspace" />
        </button>
        <button type="button" {...keepsFocus} className={classes(css.key, css.acts.done)} onClick={onDone}>
          {doneLabel}
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{isUsed && valueText}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Keeps the focus in the field while keys are pressed, so that its caret stays visible and a hardware keyboard still
 * works.
 */
const keepsFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

const fieldOf = (id: string): HTMLInputElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : undefined;
};

const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
