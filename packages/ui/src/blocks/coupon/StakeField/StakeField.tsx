import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { late } from '../../../theme/late.ts';
import type { StakePadProps, StakePadWords } from '../StakePad/StakePad.tsx';
import { QuickAmounts, type QuickAmount } from './QuickAmounts.tsx';
import { StakeInput } from './StakeInput.tsx';
import * as css from './StakeField.css.ts';

export const stakeFieldSizes = ['sm', 'md'] as const;
export const stakeKeyboards = ['system', 'pad'] as const;

export interface StakeFieldProps extends RootProps<HTMLDivElement> {
  /** What is typed in, for readers: "Stake". */
  label: string;
  /** The amount as the player types it, without the currency. */
  value: string;
  /** Sign of the currency, before the amount. */
  currency: string;
  /** The amount while nothing is typed. */
  placeholder?: string | undefined;
  /** Words of the button that lowers the stake. Without them there is none. */
  decreaseLabel?: string | undefined;
  /** Words of the button that raises it. Without them there is none. */
  increaseLabel?: string | undefined;
  /** Amounts at one touch. @default none */
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** What is wrong with the amount, and what to do. */
  error?: string | undefined;
  /** The way on from what is wrong, such as a button to the cashier. */
  action?: ReactNode;
  /** What is good to know: the least and the most. */
  hint?: string | undefined;
  /** The coupon's stake, or that of one selection in its row. @default 'md' */
  size?: (typeof stakeFieldSizes)[number] | undefined;
  /** Words of a number pad of its own, which opens with the entry in place of the phone's keyboard. @default none */
  pad?: StakePadWords | undefined;
  /** The pad in sight or not; without it the field keeps that itself. */
  padOpen?: boolean | undefined;
  /** Whose keys write into it; `pad` for one that stands elsewhere. @default 'pad' with `pad`, else 'system' */
  keyboard?: (typeof stakeKeyboards)[number] | undefined;
  /** Identity of the `input`, for a pad that stands elsewhere. @default one of its own */
  inputId?: string | undefined;
  /** The amount as readers should hear it while the pad writes. @default the value */
  valueText?: string | undefined;
  /** How many decimals the currency has. @default 2 */
  decimals?: number | undefined;
  /** A bet is on its way, so the amount stays. @default false */
  disabled?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player lowered the stake by a step. */
  onDecrease?: (() => void) | undefined;
  /** The player raised the stake by a step. */
  onIncrease?: (() => void) | undefined;
  /** The player chose an amount. */
  onQuickAmount?: ((id: string) => void) | undefined;
  /** The player went into the field (`true`) or is done with it. */
  onPadOpenChange?: ((open: boolean) => void) | undefined;
}

/** Only a finger's entry needs it. */
const StakePad = late<StakePadProps>(
  async () => (await import('../StakePad/StakePad.tsx')).StakePad,
  () => <Skeleton shape="block" />,
);

/** The stake: a step less, the amount, a step more, quick amounts and its pad. Renders a `div` with an `input`. */
export function StakeField({
  label,
  value,
  currency,
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
        <QuickAmounts amounts={quickAmounts} disabled={disabled} onChoose={onQuickAmount} />
      )}
      {pad !== undefined && isOpen && !disabled && (
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
