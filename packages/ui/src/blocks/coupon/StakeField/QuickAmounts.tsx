import * as css from './QuickAmounts.css.ts';

export interface QuickAmount {
  /** Id of the amount. */
  readonly id: string;
  /** Label of the button, for example “€ 5” or “Max”. */
  readonly label: string;
  /** Whether an amount that follows the coupon automatically, such as the maximum, is active. */
  readonly pressed?: boolean | undefined;
}

interface QuickAmountsProps {
  amounts: readonly QuickAmount[];
  disabled?: boolean | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/** Buttons for quick amounts, in one row where the labels fit. Renders a `div`. */
export function QuickAmounts({ amounts, disabled = false, onChoose }: QuickAmountsProps) {
  return (
    <div className={css.root}>
      {amounts.map(({ id, label, pressed }) => (
        <button
          key={id}
          type="button"
          aria-pressed={pressed}
          disabled={disabled}
          className={css.amount}
          onClick={() => onChoose?.(id)}
        >
          <bdi translate="no">{label}</bdi>
        </button>
      ))}
    </div>
  );
}
