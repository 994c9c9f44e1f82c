import * as css from './QuickAmounts.css.ts';

export interface QuickAmount {
  /** What the button stands for. */
  readonly id: string;
  /** Its words: "€ 5", "Max". */
  readonly label: string;
  /** For an amount that follows the coupon by itself, such as the most: on or off. */
  readonly pressed?: boolean | undefined;
}

interface QuickAmountsProps {
  amounts: readonly QuickAmount[];
  disabled?: boolean | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/** Amounts at one touch, in one row where their words fit. Renders a `div`. */
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
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  );
}
