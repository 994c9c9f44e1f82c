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

export interface StakePadWords {
  /** Name of the pad for readers: "Number pad". */
  label: string;
  /** Name of the key that takes a figure away and, held, all: "Delete, hold to clear". */
  backspaceLabel: string;
  /** Name of the key that ends the entry: "Done". */
  doneLabel: string;
}

export interface StakePadProps extends RootProps<HTMLDivElement>, StakePadWords {
  /** The amount as it stands in the field. */
  value: string;
  /** Identity of the `input` it writes into, where its caret stands. */
  fieldId: string;
  /** The amount as readers should hear it, with its currency. @default the value */
  valueText?: string | undefined;
  /** How many decimals the currency has. @default 2 */
  decimals?: number | undefined;
  /** The sign before the decimals. @default that of the player's language */
  separator?: string | undefined;
  /** Amounts at one touch, above the figures. @default none */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** The player pressed a key that changes the amount. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player chose an amount. */
  onQuickAmount?: ((id: string) => void) | undefined;
  /** The player is done. */
  onDone?: (() => void) | undefined;
}

const figuresInRows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Figures for a stake, in place of the phone's keyboard, which would cover the coupon. Focus and caret stay in the
 * field. Renders a `div` with the role of a group.
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
    // A value that comes from outside puts the caret at its end; the pad knows better where it belongs.
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
      {quickAmounts.length > 0 && <QuickAmounts amounts={quickAmounts} onChoose={onQuickAmount} />}
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

/** The field keeps focus while keys are pressed, so that its caret stays in sight and a real keyboard goes on working. */
const keepsFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

const fieldOf = (id: string): HTMLInputElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : undefined;
};

const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
