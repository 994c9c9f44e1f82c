/**
 * What a mode's derivation has to decide; `colors.ts` spreads it over the tokens.
 * All values are opaque `#rrggbb` unless said otherwise.
 */
export interface Palette {
  /** The WCAG contrast that derived text is moved to reach. */
  readonly need: number;
  readonly ground: {
    readonly canvas: string;
    readonly surface: string;
    readonly raised: string;
    readonly overlay: string;
    readonly sunken: string;
    readonly sunkenHover: string;
    readonly sunkenActive: string;
  };
  /** CSS colour with alpha. */
  readonly scrim: string;
  readonly text: {
    readonly default: string;
    readonly muted: string;
    readonly disabled: string;
    readonly inverse: string;
    readonly link: string;
  };
  readonly line: {
    readonly default: string;
    readonly field: string;
    readonly focus: string;
  };
  readonly header: { readonly bg: string; readonly fg: string };
  readonly brand: { readonly bg: string; readonly fg: string };
  readonly accent: { readonly bg: string; readonly fg: string };
  /** The ground that stands against the page: chips in use, the quick coupon. */
  readonly ink: { readonly bg: string; readonly fg: string };
  readonly meaning: Meanings;
  /** How much of a meaning's colour its ground takes. */
  readonly tint: (meaning: string) => string;
  readonly shadow: { readonly sm: string; readonly md: string; readonly lg: string };
}

/** Colours whose meaning no brand may change. */
export interface Meanings {
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly live: string;
  readonly up: string;
  readonly down: string;
  readonly boost: string;
}
