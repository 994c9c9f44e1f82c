import { differenceOf, lchOf } from '../color.ts';
import type { AxisPath, AxisValues } from '../names.ts';
import type { Mode } from '../shape.ts';
import type { Concerns, ThemeFault } from './themeFault.ts';

type ColorPath = AxisPath<'mode'>;

interface Meaning {
  readonly color: string;
  readonly use: string;
  /** First and last hue in OKLCH degrees. */
  readonly hues: readonly [number, number];
  /** Text, icons and buttons, which have to have the hue. */
  readonly marks: readonly ColorPath[];
  /** Tints and hairlines, which may be grey but not have the hue of another meaning. */
  readonly tints: readonly ColorPath[];
}

/** Colours with one meaning in every brand. */
const meanings: readonly Meaning[] = [
  {
    color: 'red',
    use: 'live or down',
    hues: [5, 50],
    marks: [
      'color.live.fg',
      'color.header.live',
      'color.flood.live',
      'color.flood.down',
      'color.odds.down',
      'color.action.danger.rest',
      'color.action.danger.hover',
      'color.action.danger.active',
    ],
    tints: [
      'color.live.bg',
      'color.live.border',
      'color.live.halo',
      'color.odds.downBorder',
      'color.coupon.rowDownBg',
    ],
  },
  {
    color: 'green',
    use: 'up or won',
    hues: [130, 180],
    marks: ['color.odds.up', 'color.flood.up', 'color.outcome.won.fg'],
    tints: [
      'color.odds.upBorder',
      'color.coupon.rowUpBg',
      'color.outcome.won.bg',
      'color.outcome.won.border',
    ],
  },
  {
    color: 'violet',
    use: 'a bonus',
    hues: [275, 325],
    marks: ['color.boost.fg'],
    tints: ['color.boost.bg', 'color.boost.border'],
  },
];

/** Lowest OKLCH chroma at which a hue is recognised, in text and in larger areas. */
const chroma = { mark: 0.04, tint: 0.06 } as const;

/** Perceived difference (CIEDE2000) below which an accent reads as the colour of a meaning. */
const tooClose = 10;

interface Checked {
  readonly values: AxisValues<'mode'>;
  readonly mode: Mode;
  readonly concerns: Concerns;
}

const within = (hue: number, [first, last]: Meaning['hues']) => hue >= first && hue <= last;

function markFaults({ values, mode, concerns }: Checked, meaning: Meaning): ThemeFault[] {
  return meaning.marks
    .filter((path) => concerns(path))
    .flatMap((path): ThemeFault[] => {
      const { c, h } = lchOf(values[path]);
      if (c >= chroma.mark && within(h, meaning.hues)) return [];
      const text = `${path} (${values[path]}) isn’t ${meaning.color}, which is ${meaning.use} in every brand`;
      return [{ kind: 'meaning', mode, tokens: [path], text }];
    });
}

function tintFaults({ values, mode, concerns }: Checked, meaning: Meaning): ThemeFault[] {
  return meaning.tints
    .filter((path) => concerns(path))
    .flatMap((path): ThemeFault[] => {
      const { c, h } = lchOf(values[path]);
      const other = meanings.find((each) => each !== meaning && within(h, each.hues));
      if (other === undefined || c < chroma.tint) return [];
      const text = `${path} (${values[path]}) is ${other.color}, which is ${other.use} in every brand, and marks ${meaning.use}`;
      return [{ kind: 'meaning', mode, tokens: [path], text }];
    });
}

function accentFaults({ values, mode, concerns }: Checked, meaning: Meaning): ThemeFault[] {
  if (!concerns('color.accent.bg', ...meaning.marks)) return [];
  const accent = values['color.accent.bg'];
  const path = meaning.marks.find((each) => differenceOf(accent, values[each]) < tooClose);
  if (path === undefined) return [];
  const text =
    `color.accent.bg (${accent}) looks like ${path} (${values[path]}): ${meaning.color} is ${meaning.use} in every ` +
    `brand, and the accent is the player’s own selection`;
  return [{ kind: 'meaning', mode, tokens: ['color.accent.bg'], text }];
}

/** @returns the tokens of a mode by which red, green or violet would change its meaning */
export function meaningFaults(
  values: AxisValues<'mode'>,
  mode: Mode,
  concerns: Concerns,
): readonly ThemeFault[] {
  const checked = { values, mode, concerns };
  return meanings.flatMap((meaning) => [
    ...markFaults(checked, meaning),
    ...tintFaults(checked, meaning),
    ...accentFaults(checked, meaning),
  ]);
}
