import type { AxisPath } from './names.ts';

type ColorPath = AxisPath<'mode'>;

export interface ContrastPair {
  readonly fg: ColorPath;
  readonly bg: ColorPath;
  /** `text` for text; `graphics` for lines, icons, and large or inactive text. */
  readonly kind: 'text' | 'graphics';
}

const on = (kind: ContrastPair['kind'], bgs: readonly ColorPath[], ...fgs: ColorPath[]): ContrastPair[] =>
  bgs.flatMap((bg) => fgs.map((fg) => ({ fg, bg, kind })));

const trios = ['status.info', 'status.success', 'status.warning', 'status.danger', 'live', 'boost'] as const;
const outcomes = ['won', 'lost', 'returned', 'pending', 'cashedOut'] as const;
const actions = ['primary', 'strong', 'neutral', 'danger'] as const;
const pages = ['color.canvas', 'color.surface', 'color.raised', 'color.overlay', 'color.sunken'] as const;
const rows = [
  'color.coupon.bg',
  'color.coupon.rowBg',
  'color.coupon.rowUpBg',
  'color.coupon.rowDownBg',
] as const;

/** Foreground and background pairs used in the kit. A block that uses a new combination adds its pair here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', pages, 'color.text.default', 'color.text.muted'),
  ...on('text', ['color.canvas', 'color.surface'], 'color.text.link'),
  ...on('text', ['color.action.strong.rest'], 'color.text.inverse'),
  ...on('graphics', pages, 'color.text.disabled', 'color.border.focus'),
  ...on('graphics', ['color.canvas', 'color.surface'], 'color.border.strong', 'color.border.field'),

  ...on('text', ['color.header.bg'], 'color.header.fg', 'color.header.muted', 'color.header.live'),
  ...on('text', ['color.header.control'], 'color.header.fg'),
  ...on('graphics', ['color.header.bg'], 'color.header.line'),
  ...on('text', ['color.brand.bg'], 'color.brand.fg', 'color.brand.muted'),
  ...on(
    'text',
    ['color.flood.bg', 'color.flood.edge'],
    'color.flood.fg',
    'color.flood.muted',
    'color.flood.live',
  ),
  ...on(
    'text',
    ['color.flood.bg', 'color.flood.control'],
    'color.flood.fg',
    'color.flood.up',
    'color.flood.down',
  ),
  ...on('text', ['color.nav.bg'], 'color.nav.fg', 'color.nav.active'),
  ...on('text', ['color.nav.activeBg'], 'color.nav.active'),
  ...on('text', ['color.chip.bg'], 'color.chip.fg', 'color.chip.count'),
  ...on('text', ['color.chip.selectedBg'], 'color.chip.selectedFg', 'color.chip.selectedCount'),

  ...on('text', ['color.accent.bg'], 'color.accent.fg'),
  ...actions.flatMap((action) =>
    on(
      'text',
      [`color.action.${action}.rest`, `color.action.${action}.hover`, `color.action.${action}.active`],
      `color.action.${action}.fg`,
    ),
  ),
  ...trios.flatMap((name) =>
    on('text', [`color.${name}.bg`, 'color.surface', 'color.canvas'], `color.${name}.fg`),
  ),
  ...outcomes.flatMap((name) => on('text', [`color.outcome.${name}.bg`], `color.outcome.${name}.fg`)),

  ...on(
    'text',
    ['color.odds.rest.bg'],
    'color.odds.rest.fg',
    'color.odds.label',
    'color.odds.up',
    'color.odds.down',
  ),
  ...on(
    'text',
    ['color.odds.hover.bg'],
    'color.odds.hover.fg',
    'color.odds.label',
    'color.odds.up',
    'color.odds.down',
  ),
  ...on('text', ['color.odds.selected.bg'], 'color.odds.selected.fg', 'color.odds.selectedLabel'),
  ...on('graphics', ['color.odds.suspended.bg'], 'color.odds.suspended.fg'),

  ...on('text', ['color.coupon.headerBg'], 'color.coupon.headerFg'),
  ...on('text', rows, 'color.text.default', 'color.text.muted'),
  ...on('text', rows, 'color.status.warning.fg', 'color.live.fg', 'color.boost.fg'),
  ...on('text', ['color.coupon.totalBg'], 'color.status.danger.fg', 'color.boost.fg'),
  ...on('text', ['color.chip.bg'], 'color.text.muted'),
  ...on('text', ['color.coupon.rowUpBg'], 'color.odds.up'),
  ...on('text', ['color.coupon.rowDownBg'], 'color.odds.down'),
  ...on('text', ['color.coupon.totalBg'], 'color.coupon.totalFg', 'color.text.muted'),
  ...on('text', ['color.coupon.barBg'], 'color.coupon.barFg', 'color.coupon.barMuted'),

  ...on('text', ['color.tile.bg'], 'color.tile.fg', 'color.tile.jackpotFg'),
  ...on('text', ['color.tile.badgeBg'], 'color.tile.badgeFg'),
];
