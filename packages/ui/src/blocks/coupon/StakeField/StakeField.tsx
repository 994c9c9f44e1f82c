import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { lazyComponent } from '../../../theme/lazy.ts';
import type { StakePadProps, StakePadLabels } from '../StakePad/StakePad.tsx';
import { QuickAmounts, type QuickAmount } from './QuickAmounts.tsx';
import { StakeInput } from './StakeInput.tsx';
import * as css from './StakeField.css.ts';

export const stakeFieldSizes = ['sm', 'md'] as const;
export const stakeKeyboards = ['system', 'pad'] as const;

export interface StakeFieldProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the input, for example “Stake”. */
  label: string;
  /** Amount as entered, without the currency. */
  value: string;
  /** Symbol or code of the currency. */
  currency: string;
  /**
   * Side of the currency, the same as in formatted amounts of the language.
   * @default 'start'
   */
  currencySide?: 'start' | 'end' | undefined;
  /** Placeholder while no amount is entered. */
  placeholder?: string | undefined;
  /** Label of the button that decreases the stake. Without it there is no button. */
  decreaseLabel?: string | undefined;
  /** Label of the button that increases the stake. Without it there is no button. */
  increaseLabel?: string | undefined;
  /**
   * Quick amounts.
   * @default none
   */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** Error message about the amount, with a suggested action. */
  error?: string | undefined;
  /** Action that resolves the error, for example a link to the cashier. */
  action?: ReactNode;
  /** Hint, for example the minimum and maximum stake. */
  hint?: string | undefined;
  /**
   * Size: `md` for the coupon's stake, `sm` for the stake of one selection in its row.
   * @default 'md'
   */
  size?: (typeof stakeFieldSizes)[number] | undefined;
  /**
   * Labels of the built-in number pad, which opens in place of the phone's keyboard.
   * @default none
   */
  pad?: StakePadLabels | undefined;
  /** Whether the pad is open. Without it the field manages this state itself. */
  padOpen?: boolean | undefined;
  /**
   * Input method; `pad` suppresses the on-screen keyboard, also for a pad rendered elsewhere.
   * @default 'pad' with
   * `pad`, else 'system'
   */
  keyboard?: (typeof stakeKeyboards)[number] | undefined;
  /**
   * Id of the `input`, for a pad rendered elsewhere.
   * @default one of its own
   */
  inputId?: string | undefined;
  /**
   * Text of the amount for screen-reader users while the pad is used.
   * @default the value
   */
  valueText?: string | undefined;
  /**
   * Number of decimals of the currency.
   * @default 2
   */
  decimals?: number | undefined;
  /**
   * Whether the field is disabled, for example while a bet is being placed.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the amount changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player decreases the stake by a step. */
  onDecrease?: (() => void) | undefined;
  /** Called when the player increases the stake by a step. */
  onIncrease?: (() => void) | undefined;
  /** Called when the player selects a quick amount. */
  onQuickAmount?: ((id: string) => void) | undefined;
  /** Called with `true` when the player enters the field, with `false` when the entry is done. */
  onPadOpenChange?: ((open: boolean) => void) | undefined;
}

/** Lazy: only entries by touch need the pad. */
const StakePad = lazyComponent<StakePadProps>(
  async () => (await import('../StakePad/StakePad.tsx')).StakePad,
  () => <Skeleton shape="block" />,
);

/** Stake input with step buttons, quick amounts and an optional number pad. Renders a `div` with an `input`. */
export function StakeField({
  label,
  value,
  currency,
  currencySide = 'start',
  placeholder,
  decreaseLabel,
  increaseLabel,
  quickAmounts = [],
  error,
  action,
  hint,
  size = 'md',
  pad,
  padOpen,
  keyboard = pad === undefined ? 'system' : 'pad',
  inputId,
  valueText,
  decimals,
  disabled = false,
  onValueChange,
  onDecrease,
  onIncrease,
  onQuickAmount,
  onPadOpenChange,
  ...rest
}: StakeFieldProps) {
  const ownId = useId();
  const id = inputId ?? `${ownId}-input`;
  const [isEntered, setIsEntered] = useState(false);
  const isOpen = padOpen ?? isEntered;
  const isEntering = pad !== undefined && isOpen && !disabled;
  const change = (open: boolean) => {
    if (open === isOpen) return;
    setIsEntered(open);
    onPadOpenChange?.(open);
  };
  const note = error ?? hint;
  return (
    <div {...rest} className={css.root}>
      <StakeInput
        {...{
          id,
          label,
          value,
          currency,
          currencySide,
          placeholder,
          decreaseLabel,
          increaseLabel,
          disabled,
          keyboard,
          size,
        }}
        {...{ onValueChange, onDecrease, onIncrease }}
        invalid={error !== undefined}
        describedBy={note === undefined ? undefined : `${id}-note`}
        onEntry={() => change(true)}
        onDone={() => change(false)}
      />
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className={css.error}>
          <Icon name="error" size="sm" />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-note`} className={css.hint}>
          {hint}
        </p>
      )}
      {action !== undefined && <div className={css.way}>{action}</div>}
      {quickAmounts.length > 0 && (
        <div className={css.amounts} data-entering={isEntering || undefined}>
          <QuickAmounts amounts={quickAmounts} disabled={disabled} onChoose={onQuickAmount} />
        </div>
      )}
      {isEntering && (
        <StakePad
          {...pad}
          {...{ value, valueText, decimals, onValueChange }}
          fieldId={id}
          onDone={() => change(false)}
        />
      )}
    </div>
  );
}
