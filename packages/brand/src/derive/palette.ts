import type { Flood } from './flood.ts';

/**
 * Colours that the derivation of a mode must provide; `colors.ts` maps them to the tokens. All values are opaque
 * `#rrggbb` unless noted.
 */
export interface Palette {
  /** WCAG contrast that derived text must reach. */
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
  readonly flood: Flood;
  /** Background that contrasts with the page: selected chips, the quick coupon. */
  readonly ink: { readonly bg: string; readonly fg: string };
  readonly meaning: Meanings;
  /** Returns the background of a meaning's colour, tinted for the mode. */
  readonly tint: (meaning: string) => string;
  readonly shadow: { readonly sm: string; readonly md: string; readonly lg: string };
}

/** Colours whose meaning brands can't change. */
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
