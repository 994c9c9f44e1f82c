import type { AxisValues } from '../names.ts';
import type { Density } from '../shape.ts';

// Text and elements that contain it scale with the user's font size; gaps don't.
const rem = (px: number) => `${px / 16}rem`;
const px = (length: number) => `${length}px`;
const ratio = (size: number, line: number) => `${Number((line / size).toFixed(4))}`;

interface Measures {
  /** Font size and line height in px, at the browser's default of 16 px. */
  readonly type: Readonly<Record<TypeStep, readonly [number, number]>>;
  /** Spacing in px: xxs xs sm md lg xl xxl. */
  readonly space: readonly [number, number, number, number, number, number, number];
  readonly size: Readonly<Record<SizeName, number>>;
}

type TypeStep = 'note' | 'label' | 'body' | 'name' | 'score' | 'section' | 'title' | 'display';
type SizeName = 'control' | 'odds' | 'row' | 'chip' | 'icon' | 'header' | 'tabs' | 'nav';

const measures: Readonly<Record<Density, Measures>> = {
  comfortable: {
    type: {
      note: [11, 14],
      label: [12, 16],
      body: [14, 20],
      name: [15, 22],
      score: [17, 22],
      section: [19, 24],
      title: [23, 28],
      display: [44, 48],
    },
    space: [2, 4, 8, 12, 16, 24, 32],
    size: { control: 44, odds: 44, row: 40, chip: 40, icon: 20, header: 52, tabs: 44, nav: 64 },
  },
  compact: {
    type: {
      note: [11, 14],
      label: [12, 16],
      body: [13, 18],
      name: [14, 19],
      score: [15, 19],
      section: [18, 22],
      title: [22, 26],
      display: [40, 44],
    },
    space: [2, 4, 6, 8, 12, 16, 24],
    size: { control: 38, odds: 38, row: 36, chip: 34, icon: 18, header: 48, tabs: 40, nav: 56 },
  },
};

/** @returns the default measures of a density: type, space and size, as whole groups */
export function densityValues(density: Density): AxisValues<'density'> {
  const { type, space, size } = measures[density];
  return {
    'type.size.note': rem(type.note[0]),
    'type.size.label': rem(type.label[0]),
    'type.size.body': rem(type.body[0]),
    'type.size.name': rem(type.name[0]),
    'type.size.score': rem(type.score[0]),
    'type.size.section': rem(type.section[0]),
    'type.size.title': rem(type.title[0]),
    'type.size.display': rem(type.display[0]),
    'type.leading.note': ratio(...type.note),
    'type.leading.label': ratio(...type.label),
    'type.leading.body': ratio(...type.body),
    'type.leading.name': ratio(...type.name),
    'type.leading.score': ratio(...type.score),
    'type.leading.section': ratio(...type.section),
    'type.leading.title': ratio(...type.title),
    'type.leading.display': ratio(...type.display),
    'space.xxs': px(space[0]),
    'space.xs': px(space[1]),
    'space.sm': px(space[2]),
    'space.md': px(space[3]),
    'space.lg': px(space[4]),
    'space.xl': px(space[5]),
    'space.xxl': px(space[6]),
    'size.control': rem(size.control),
    'size.odds': rem(size.odds),
    'size.row': rem(size.row),
    'size.chip': rem(size.chip),
    'size.icon': rem(size.icon),
    'size.header': rem(size.header),
    'size.tabs': rem(size.tabs),
    'size.nav': rem(size.nav),
    'size.touch': '44px',
  };
}
