import { contrastOf, lchOf, readable, shift, veil } from '../color.ts';
import type { Palette } from './palette.ts';
import type { OwnValues } from './references.ts';

/**
 * Maps the palette of a mode to the tokens of colour and shadow that aren't references. Derived text colours (not
 * seeds) are adjusted until they reach the mode's contrast on their backgrounds.
 */
export function modeValues(palette: Palette): OwnValues<'mode'> {
  const { need, ground, text, line, header, brand, accent, ink, meaning, shadow, flood } = palette;
  const quiet = [ground.canvas, ground.surface, ground.raised, ground.sunken];
  const disabled = readable(text.disabled, [ground.sunken], need * (2 / 3));
  const muted = readable(text.muted, quiet, need);
  const moved = [ground.surface, ground.sunken, ground.sunkenHover];
  const up = readable(meaning.up, [...moved, veil(ground.surface, meaning.up, 0.07)], need);
  const down = readable(meaning.down, [...moved, veil(ground.surface, meaning.down, 0.07)], need);
  // Lighter than the header by as much as its text allows.
  const control =
    [0.12, 0.09, 0.06, 0.03]
      .map((share) => veil(header.bg, header.fg, share))
      .find((ground) => contrastOf(header.fg, ground) >= need) ?? header.bg;
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
  // A press must be visible: bright backgrounds become darker and dark ones lighter, unless their text would lose
  // contrast.
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
    'color.flood.bg': flood.bg,
    'color.flood.edge': flood.edge,
    'color.flood.fg': flood.fg,
    'color.flood.muted': flood.muted,
    'color.flood.control': flood.control,
    'color.flood.live': flood.live,
    'color.flood.up': flood.up,
    'color.flood.down': flood.down,
    'color.flood.beam': flood.beam,
    'color.flood.ring': flood.ring,
    'color.nav.fg': readable(text.disabled, [ground.surface], need),
    'color.chip.selectedCount': fade(ink.bg, ink.fg, 0.6),
    'color.accent.bg': accent.bg,
    'color.accent.fg': accent.fg,
    'color.action.primary.hover': primary.hover,
    'color.action.primary.active': primary.active,
    'color.action.strong.rest': strong.rest,
    'color.action.strong.hover': strong.hover,
    'color.action.strong.active': strong.active,
    'color.action.strong.fg': strong.fg,
    'color.action.neutral.hover': ground.sunkenHover,
    'color.action.neutral.active': ground.sunkenActive,
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
    'color.coupon.rowUpBg': veil(ground.surface, meaning.up, 0.07),
    'color.coupon.rowDownBg': veil(ground.surface, meaning.down, 0.07),
    'color.coupon.barMuted': fade(ink.bg, ink.fg, 0.72),
    'color.tile.scrim': 'rgb(12 17 25 / 0.6)',
    'color.tile.jackpotFg': readable('#ffe3a0', [brand.bg], need),
    'shadow.sm': shadow.sm,
    'shadow.md': shadow.md,
    'shadow.lg': shadow.lg,
  };
}
