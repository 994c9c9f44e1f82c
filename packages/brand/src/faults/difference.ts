import { differenceOf } from '../color.ts';
import type { AxisPath, AxisValues } from '../names.ts';
import type { Mode } from '../shape.ts';
import type { Concerns, ThemeFault } from './themeFault.ts';

type ColorPath = AxisPath<'mode'>;

interface DifferentPair {
  readonly one: ColorPath;
  readonly other: ColorPath;
  /** Consequence for players, to complete "so …". */
  readonly effect: string;
}

/** Least perceived difference (CIEDE2000) of a background from the one that it has to be told from. */
const need = 15;

/**
 * Backgrounds that have to differ visibly, which contrast of text doesn't ensure: a light accent on a light page is
 * legible and can still look like the page.
 */
const differentPairs: readonly DifferentPair[] = [
  { one: 'color.accent.bg', other: 'color.canvas', effect: 'the accent can’t be told from the page' },
  { one: 'color.accent.bg', other: 'color.surface', effect: 'the accent can’t be told from a card' },
  { one: 'color.accent.bg', other: 'color.header.bg', effect: 'the accent can’t be told from the header' },
  {
    one: 'color.action.primary.rest',
    other: 'color.coupon.totalBg',
    effect: 'the button that places a bet can’t be told from the coupon',
  },
  {
    one: 'color.odds.selected.bg',
    other: 'color.odds.rest.bg',
    effect: 'a selected price can’t be told from a price at rest',
  },
  {
    one: 'color.odds.selected.bg',
    other: 'color.odds.hover.bg',
    effect: 'a selected price can’t be told from a price under the pointer',
  },
  {
    one: 'color.chip.selectedBg',
    other: 'color.chip.bg',
    effect: 'a selected chip can’t be told from the others',
  },
];

/** @returns the pairs of backgrounds of a mode that look alike */
export function differenceFaults(
  values: AxisValues<'mode'>,
  mode: Mode,
  concerns: Concerns,
): readonly ThemeFault[] {
  return differentPairs.flatMap(({ one, other, effect }): ThemeFault[] => {
    if (!concerns(one, other)) return [];
    const figure = differenceOf(values[one], values[other]);
    if (figure >= need) return [];
    const text =
      `${one} (${values[one]}) and ${other} (${values[other]}) have a difference of ${Math.floor(figure)} ` +
      `and need ${need}, so ${effect}`;
    return [{ kind: 'difference', mode, tokens: [one, other], text }];
  });
}
