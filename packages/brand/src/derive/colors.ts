import { contrastOf, lchOf, readable, shift, veil } from '../color.ts';
import type { AxisValues } from '../names.ts';
import type { Palette } from './palette.ts';

/**
 * Spreads one mode's palette over every token of colour and shadow.
 * Text that is derived (not a seed) is moved until it reaches the mode's contrast on its grounds.
 */
export function modeValues(palette: Palette): AxisValues<'mode'> {
  const { need, ground, text, line, header, brand, accent, ink, meaning, shadow } = palette;
  const quiet = [ground.canvas, ground.surface, ground.raised, ground.sunken];
  const disabled = readable(text.disabled, [ground.sunken], need * (2 / 3));
  const muted = readable(text.muted, quiet, need);
  const moved = [ground.surface, ground.sunken, ground.sunkenHover];
  const up = readable(meaning.up, [...moved, veil(ground.surface, meaning.up, 0.07)], need);
  const down = readable(meaning.down, [...moved, veil(ground.surface, meaning.down, 0.07)], need);
  const control = veil(header.bg, header.fg, 0.12);
  const fade = (on: string, fg: string, rest: number) => readable(veil(on, fg, rest), [on], need);
  const trio = (color: string) => {
    const bg = palette.tint(color);
    return {
      fg: readable(color, [bg, ground.surface, ground.canvas, ground.raised], need),
      bg,
      border: veil(ground.surface, color, 0.4),
    };
  };
  const info = trio(meaning.info);
  const success = trio(meaning.success);
  const warning = trio(meaning.warning);
  const danger = trio(meaning.danger);
  const live = trio(meaning.live);
  const boost = trio(meaning.boost);
  // A press must be seen: bright grounds go darker and dark ones lighter, unless their text would suffer.
  const action = (rest: string, fg: string) => {
    const toMiddle = lchOf(rest).l > 0.5 ? -1 : 1;
    const way = contrastOf(shift(rest, toMiddle * 0.06), fg) < need ? -toMiddle : toMiddle;
    return { rest, hover: shift(rest, way * 0.03), active: shift(rest, way * 0.06), fg };
  };
  const primary = action(accent.bg, accent.fg);
  const strong = action(ink.bg, ink.fg);
  const loss = action(meaning.danger, readable(ground.surface, [meaning.danger], need));

  return {
    'color.canvas': ground.canvas,
    'color.surface': ground.surface,
    'color.raised': ground.raised,
    'color.overlay': ground.overlay,
    'color.sunken': ground.sunken,
    'color.scrim': palette.scrim,
    'color.text.default': text.default,
    'color.text.muted': muted,
    'color.text.disabled': disabled,
    'color.text.inverse': text.inverse,
    'color.text.link': text.link,
    'color.border.default': line.default,
    'color.border.strong': line.strong,
    'color.border.field': line.field,
    'color.border.focus': line.focus,
    'color.header.bg': header.bg,
    'color.header.fg': header.fg,
    'color.header.muted': fade(header.bg, header.fg, 0.68),
    'color.header.control': control,
    'color.header.live': readable('#ff8a7f', [header.bg], need),
    'color.brand.bg': brand.bg,
    'color.brand.fg': brand.fg,
    'color.brand.muted': fade(brand.bg, brand.fg, 0.72),
    'color.nav.bg': ground.surface,
    'color.nav.fg': readable(text.disabled, [ground.surface], need),
    'color.nav.active': text.default,
    'color.nav.activeBg': ground.sunken,
    'color.chip.bg': ground.surface,
    'color.chip.fg': text.default,
    'color.chip.border': line.default,
    'color.chip.count': readable(text.disabled, [ground.surface], need),
    'color.chip.selectedBg': ink.bg,
    'color.chip.selectedFg': ink.fg,
    'color.chip.selectedCount': fade(ink.bg, ink.fg, 0.6),
    'color.accent.bg': accent.bg,
    'color.accent.fg': accent.fg,
    'color.action.primary.rest': primary.rest,
    'color.action.primary.hover': primary.hover,
    'color.action.primary.active': primary.active,
    'color.action.primary.fg': primary.fg,
    'color.action.strong.rest': strong.rest,
    'color.action.strong.hover': strong.hover,
    'color.action.strong.active': strong.active,
    'color.action.strong.fg': strong.fg,
    'color.action.neutral.rest': ground.sunken,
    'color.action.neutral.hover': ground.sunkenHover,
    'color.action.neutral.active': ground.sunkenActive,
    'color.action.neutral.fg': text.default,
    'color.action.danger.rest': loss.rest,
    'color.action.danger.hover': loss.hover,
    'color.action.danger.active': loss.active,
    'color.action.danger.fg': loss.fg,
    'color.status.info.fg': info.fg,
    'color.status.info.bg': info.bg,
    'color.status.info.border': info.border,
    'color.status.success.fg': success.fg,
    'color.status.success.bg': success.bg,
    'color.status.success.border': success.border,
    'color.status.warning.fg': warning.fg,
    'color.status.warning.bg': warning.bg,
    'color.status.warning.border': warning.border,
    'color.status.danger.fg': danger.fg,
    'color.status.danger.bg': danger.bg,
    'color.status.danger.border': danger.border,
    'color.odds.rest.fg': text.default,
    'color.odds.rest.bg': ground.sunken,
    'color.odds.hover.fg': text.default,
    'color.odds.hover.bg': ground.sunkenHover,
    'color.odds.selected.fg': accent.fg,
    'color.odds.selected.bg': accent.bg,
    'color.odds.suspended.fg': disabled,
    'color.odds.suspended.bg': ground.sunken,
    'color.odds.label': readable(muted, [ground.sunkenHover], need),
    'color.odds.selectedLabel': fade(accent.bg, accent.fg, 0.7),
    'color.odds.up': up,
    'color.odds.down': down,
    'color.odds.upBorder': veil(ground.sunken, up, 0.4),
    'color.odds.downBorder': veil(ground.sunken, down, 0.4),
    'color.live.fg': live.fg,
    'color.live.bg': live.bg,
    'color.live.border': live.border,
    'color.live.halo': veil(ground.surface, meaning.live, 0.22),
    'color.boost.fg': boost.fg,
    'color.boost.bg': boost.bg,
    'color.boost.border': boost.border,
    'color.outcome.won.fg': success.fg,
    'color.outcome.won.bg': success.bg,
    'color.outcome.won.border': success.border,
    'color.outcome.lost.fg': muted,
    'color.outcome.lost.bg': ground.sunken,
    'color.outcome.lost.border': line.default,
    'color.outcome.returned.fg': info.fg,
    'color.outcome.returned.bg': info.bg,
    'color.outcome.returned.border': info.border,
    'color.outcome.pending.fg': text.default,
    'color.outcome.pending.bg': ground.raised,
    'color.outcome.pending.border': line.default,
    'color.outcome.cashedOut.fg': warning.fg,
    'color.outcome.cashedOut.bg': warning.bg,
    'color.outcome.cashedOut.border': warning.border,
    'color.coupon.bg': ground.surface,
    'color.coupon.headerBg': ground.surface,
    'color.coupon.headerFg': text.default,
    'color.coupon.rowBg': ground.surface,
    'color.coupon.rowUpBg': veil(ground.surface, meaning.up, 0.07),
    'color.coupon.rowDownBg': veil(ground.surface, meaning.down, 0.07),
    'color.coupon.divider': line.default,
    'color.coupon.totalBg': ground.surface,
    'color.coupon.totalFg': text.default,
    'color.coupon.barBg': ink.bg,
    'color.coupon.barFg': ink.fg,
    'color.coupon.barMuted': fade(ink.bg, ink.fg, 0.72),
    'color.tile.bg': brand.bg,
    'color.tile.fg': brand.fg,
    'color.tile.scrim': 'rgb(12 17 25 / 0.6)',
    'color.tile.hoverRing': line.strong,
    'color.tile.badgeBg': accent.bg,
    'color.tile.badgeFg': accent.fg,
    'color.tile.jackpotFg': readable('#ffcf6b', [brand.bg], need),
    'shadow.sm': shadow.sm,
    'shadow.md': shadow.md,
    'shadow.lg': shadow.lg,
  };
}
