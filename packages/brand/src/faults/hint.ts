import { hexOf, lchOf } from '../color.ts';
import { followedBy } from '../derive/references.ts';
import { tokenAt, tokensOf, type AxisPath, type AxisValues, type TokenPath } from '../names.ts';
import type { Mode } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { lowContrasts } from './contrast.ts';
import { differenceFaults } from './difference.ts';
import { meaningFaults } from './meaning.ts';
import type { Concerns, ThemeFault } from './themeFault.ts';

type ColorPath = AxisPath<'mode'>;

/** Value of one token that corrects a fault and causes no other. */
export interface Hint {
  readonly path: TokenPath;
  readonly value: string;
}

/**
 * @param concerns limits the check to possible faults of some tokens
 * @returns the faults of a mode's colours
 */
export function colorFaults(
  values: AxisValues<'mode'>,
  mode: Mode,
  concerns: Concerns = () => true,
): readonly ThemeFault[] {
  return [
    ...lowContrasts(values, mode, concerns),
    ...differenceFaults(values, mode, concerns),
    ...meaningFaults(values, mode, concerns),
  ];
}

/** @returns a token and all tokens that refer to it and have its value */
function followersOf(values: AxisValues<'mode'>, path: ColorPath): ReadonlySet<TokenPath> {
  const affected = new Set<TokenPath>([path]);
  let size = 0;
  while (size < affected.size) {
    size = affected.size;
    for (const token of tokensOf('mode')) {
      const followed = followedBy(token.path);
      // The cast: `tokensOf` returns the paths of the axis.
      const own = values[token.path as ColorPath];
      if (followed !== undefined && affected.has(followed) && own === values[path]) affected.add(token.path);
    }
  }
  return affected;
}

function changed(
  values: AxisValues<'mode'>,
  affected: ReadonlySet<TokenPath>,
  value: string,
): AxisValues<'mode'> {
  return { ...values, ...Object.fromEntries([...affected].map((path) => [path, value])) };
}

/** Yields the same hue at other lightnesses, the nearest first, including white and black. */
function* nearby(color: string): Generator<string> {
  const { l, c, h } = lchOf(color);
  for (let step = 0.01; step <= 1; step += 0.01)
    for (const at of [l - step, l + step])
      if (at > -0.01 && at < 1.01) yield hexOf({ l: Math.min(1, Math.max(0, at)), c, h });
}

/** A mode with the tokens that a changed value affects. */
interface Place {
  readonly mode: Mode;
  readonly values: AxisValues<'mode'>;
  readonly affected: ReadonlySet<TokenPath>;
}

const keyOf = ({ kind, mode, tokens }: ThemeFault) => `${kind} ${mode} ${tokens.join(' ')}`;

/**
 * Searches a value for one of the tokens of a fault: the first of them, or the ground if no value of the first one
 * would do, for example because it is locked or is text on a dark and a light ground.
 * @param among modes in which the value would apply
 * @returns the nearest value with which the fault and preferably all others of the token disappear, and none is
 * added; `undefined` if there is none
 */
export function hintFor(theme: Theme, fault: ThemeFault, among: readonly Mode[]): Hint | undefined {
  const before = new Set(among.flatMap((mode) => colorFaults(theme.modes[mode], mode).map(keyOf)));
  before.delete(keyOf(fault));
  const free = fault.tokens.filter((path) => {
    const token = tokenAt(path);
    return token?.leaf.type === 'color' && token.leaf.locked !== true;
  });
  // The cast: a token of the type colour belongs to the axis of modes.
  const searched = (free as readonly ColorPath[]).map((path) => ({
    path,
    ...valuesFor(theme, path, among, before),
  }));
  const best = searched.find(({ whole }) => whole !== undefined);
  if (best?.whole !== undefined) return { path: best.path, value: best.whole };
  const next = searched.find(({ partial }) => partial !== undefined);
  return next?.partial === undefined ? undefined : { path: next.path, value: next.partial };
}

/** Returns the nearest value without any fault of the token, or else the nearest one that adds none. */
function valuesFor(
  theme: Theme,
  path: ColorPath,
  among: readonly Mode[],
  before: ReadonlySet<string>,
): { readonly whole?: string; readonly partial?: string } {
  const places = among.map((mode): Place => {
    const values = theme.modes[mode];
    return { mode, values, affected: followersOf(values, path) };
  });
  const [first] = places;
  if (first === undefined) return {};
  let partial: string | undefined;
  for (const value of nearby(first.values[path])) {
    const left = places.flatMap(({ mode, values, affected }) =>
      colorFaults(changed(values, affected, value), mode, (...tokens) =>
        tokens.some((each) => affected.has(each)),
      ),
    );
    if (left.length === 0) return { whole: value };
    if (partial === undefined && left.every((fault) => before.has(keyOf(fault)))) partial = value;
  }
  return partial === undefined ? {} : { partial };
}
