import * as css from './CouponLeg.css.ts';

export interface CouponLegBanker {
  /** Letter of the banker, for example “B”. */
  readonly mark: string;
  /** Accessible name of the button, for example “Banker: Arsenal to win”. */
  readonly label: string;
  /** Whether the selection is in every bet of the system. */
  readonly checked: boolean;
  /** Whether the selection can't be a banker. The `reason` of the row may explain why. */
  readonly disabled?: boolean | undefined;
  /** Called when the player toggles the banker. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Toggle that includes a selection in every bet of a system. Renders a `button` with `aria-pressed`. */
export function Banker({ mark, label, checked, disabled = false, onCheckedChange }: CouponLegBanker) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={checked}
      // Stays focusable when disabled, so that screen-reader users can discover it.
      aria-disabled={disabled || undefined}
      title={label}
      className={css.banker}
      onClick={() => !disabled && onCheckedChange?.(!checked)}
    >
      {mark}
    </button>
  );
}
