import * as css from './CouponLeg.css.ts';

export interface CouponLegBanker {
  /** The letter that stands for it: "B". */
  readonly mark: string;
  /** Words of the switch, for readers: "Banker: Arsenal to win". */
  readonly label: string;
  /** In every bet or not. */
  readonly checked: boolean;
  /** This selection can't be one; the row's reason may say why. */
  readonly disabled?: boolean | undefined;
  /** The player switched it. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Whether a selection stands in every bet of a system. Renders a `button` with `aria-pressed`. */
export function Banker({ mark, label, checked, disabled = false, onCheckedChange }: CouponLegBanker) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={checked}
      // It stays in reach of the keyboard, so that readers hear of it.
      aria-disabled={disabled || undefined}
      title={label}
      className={css.banker}
      onClick={() => !disabled && onCheckedChange?.(!checked)}
    >
      {mark}
    </button>
  );
}
