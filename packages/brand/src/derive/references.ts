import type { Axis, AxisPath, TokenPath } from '../names.ts';

/**
 * Tokens that refer to another one unless a brand overrides them. In CSS they are `var()` references, which browsers
 * resolve last: overriding the target overrides them too.
 */
export const references = {
  'color.border.strong': 'color.text.default',
  'color.header.line': 'color.accent.bg',
  'color.header.border': 'color.header.bg',
  'color.nav.bg': 'color.surface',
  'color.nav.active': 'color.text.default',
  'color.nav.activeBg': 'color.sunken',
  'color.chip.bg': 'color.surface',
  'color.chip.fg': 'color.text.default',
  'color.chip.border': 'color.border.default',
  'color.chip.count': 'color.nav.fg',
  'color.chip.selectedBg': 'color.action.strong.rest',
  'color.chip.selectedFg': 'color.action.strong.fg',
  'color.action.primary.rest': 'color.accent.bg',
  'color.action.primary.fg': 'color.accent.fg',
  'color.action.neutral.rest': 'color.sunken',
  'color.action.neutral.fg': 'color.text.default',
  'color.odds.rest.fg': 'color.text.default',
  'color.odds.rest.bg': 'color.sunken',
  'color.odds.hover.fg': 'color.odds.rest.fg',
  'color.odds.hover.bg': 'color.action.neutral.hover',
  'color.odds.selected.fg': 'color.accent.fg',
  'color.odds.selected.bg': 'color.accent.bg',
  'color.odds.suspended.fg': 'color.text.disabled',
  'color.odds.suspended.bg': 'color.sunken',
  'color.outcome.won.fg': 'color.status.success.fg',
  'color.outcome.won.bg': 'color.status.success.bg',
  'color.outcome.won.border': 'color.status.success.border',
  'color.outcome.lost.fg': 'color.text.muted',
  'color.outcome.lost.bg': 'color.sunken',
  'color.outcome.lost.border': 'color.border.default',
  'color.outcome.returned.fg': 'color.status.info.fg',
  'color.outcome.returned.bg': 'color.status.info.bg',
  'color.outcome.returned.border': 'color.status.info.border',
  'color.outcome.pending.fg': 'color.text.default',
  'color.outcome.pending.bg': 'color.raised',
  'color.outcome.pending.border': 'color.border.default',
  'color.outcome.cashedOut.fg': 'color.status.warning.fg',
  'color.outcome.cashedOut.bg': 'color.status.warning.bg',
  'color.outcome.cashedOut.border': 'color.status.warning.border',
  'color.coupon.bg': 'color.surface',
  'color.coupon.headerBg': 'color.coupon.bg',
  'color.coupon.headerFg': 'color.text.default',
  'color.coupon.rowBg': 'color.coupon.bg',
  'color.coupon.divider': 'color.border.default',
  'color.coupon.totalBg': 'color.coupon.bg',
  'color.coupon.totalFg': 'color.text.default',
  'color.coupon.barBg': 'color.action.strong.rest',
  'color.coupon.barFg': 'color.action.strong.fg',
  'color.tile.bg': 'color.brand.bg',
  'color.tile.fg': 'color.brand.fg',
  'color.tile.hoverRing': 'color.border.strong',
  'color.tile.badgeBg': 'color.brand.fg',
  'color.tile.badgeFg': 'color.brand.bg',
  'font.numeric': 'font.body',
  'radius.tile': 'radius.card',
} as const satisfies Partial<Record<TokenPath, TokenPath>>;

/** Values of an axis that a derivation must provide: all tokens that aren't references. */
export type OwnValues<A extends Axis> = {
  readonly [Path in Exclude<AxisPath<A>, keyof typeof references>]: string;
};

/** @returns the token that a token refers to, or `undefined` */
export function followedBy(path: TokenPath): TokenPath | undefined {
  const table: Partial<Record<TokenPath, TokenPath>> = references;
  return table[path];
}
