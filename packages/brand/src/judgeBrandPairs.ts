import {
  sanitizeBrandPairs,
  type BrandDeclaration,
  type BrandPair,
  type BrandRefusal,
} from './brandPairs.ts';
import { isSame, type Values } from './css/selectors.ts';
import { followedBy } from './derive/references.ts';
import { hintFor } from './faults/hint.ts';
import type { ThemeFault } from './faults/themeFault.ts';
import { themeFaults } from './faults/themeFaults.ts';
import { tokenAt, tokenName, tokensOf, type Axis, type AxisValues, type TokenPath } from './names.ts';
import { valuesAt, type AxisValue } from './plain.ts';
import { fontsOf, type Theme } from './theme.ts';

/** Most refusals with a hint: searching one takes milliseconds, and a server judges pairs between bets. */
const mostHints = 12;

export interface JudgedPairs {
  readonly accepted: readonly BrandDeclaration[];
  readonly refused: readonly BrandRefusal[];
  /** Theme of the brand with the accepted pairs. */
  readonly theme: Theme;
}

/**
 * Judges a partner's pairs as a brand book is judged: the form of each pair, and the theme with all of them in every
 * mode. A pair by which the theme gets a fault is refused, and the others are judged again without it.
 * @param theme theme of the site's brand, which has no faults
 * @param pairs untrusted pairs
 */
export function judgeBrandPairs(theme: Theme, pairs: readonly BrandPair[]): JudgedPairs {
  const { accepted, refused } = sanitizeBrandPairs(pairs, theme.ownFonts);
  const all: BrandRefusal[] = [...refused];
  let kept = accepted;
  let hints = 0;
  for (;;) {
    const whole = themeWithPairs(theme, kept);
    const blamed = blamedIn(whole, kept);
    if (blamed.size === 0) return { accepted: kept, refused: all, theme: whole };
    for (const { path, name, value } of kept) {
      const fault = blamed.get(path);
      if (fault === undefined) continue;
      const pair = pairs.findLast(({ css_prop }) => css_prop === name) ?? {
        css_prop: name,
        css_value: value,
      };
      hints += 1;
      all.push({ pair, kind: fault.kind, reason: reasonOf(whole, fault, hints <= mostHints) });
    }
    kept = kept.filter(({ path }) => !blamed.has(path));
  }
}

/** Returns the pairs that cause a fault, each with its first one. */
function blamedIn(theme: Theme, pairs: readonly BrandDeclaration[]): ReadonlyMap<TokenPath, ThemeFault> {
  const own = new Set(pairs.map(({ path }) => path));
  const blamed = new Map<TokenPath, ThemeFault>();
  if (own.size === 0) return blamed;
  for (const fault of themeFaults(theme)) {
    // Colours of pairs don't apply in the contrast mode.
    if (fault.mode === 'contrast') continue;
    for (const path of fault.tokens) {
      const source = sourceOf(valuesAt(theme, fault.mode ?? 'brand'), path, own);
      if (source !== undefined && !blamed.has(source)) blamed.set(source, fault);
    }
  }
  return blamed;
}

/** Returns the pair that sets a token's value, directly or through the tokens that it refers to. */
function sourceOf(values: Values, path: TokenPath, own: ReadonlySet<TokenPath>): TokenPath | undefined {
  if (own.has(path)) return path;
  const followed = followedBy(path);
  const isReference = followed !== undefined && isSame(values[path], values[followed]);
  return isReference ? sourceOf(values, followed, own) : undefined;
}

function reasonOf(theme: Theme, fault: ThemeFault, hasHint: boolean): string {
  const named = fault.text.replaceAll(/\b[a-z]+(?:\.\w+)+/g, (path) => tokenAt(path)?.name ?? path);
  const where = fault.mode === undefined ? '' : ` in ${fault.mode} mode`;
  const hint = fault.mode === undefined || !hasHint ? undefined : hintFor(theme, fault, ['light', 'dark']);
  const example = hint === undefined ? '' : ` For example, ${tokenName(hint.path)}: ${hint.value} would do.`;
  return `With it${where}, ${named}.${example}`;
}

/** Returns a theme with pairs over it, as `brandPairsCss` applies them. */
function themeWithPairs(theme: Theme, pairs: readonly BrandDeclaration[]): Theme {
  const set = new Map<TokenPath, string>(pairs.map(({ path, value }) => [path, value]));
  const over = <A extends Axis>(axis: A, value: AxisValue): AxisValues<A> => {
    const before = valuesAt(theme, value);
    const valueOf = (path: TokenPath): string | undefined => {
      const followed = followedBy(path);
      // In the style sheet, a token with the value of the one that it refers to is a reference.
      const isReference = followed !== undefined && isSame(before[path], before[followed]);
      return set.get(path) ?? (isReference ? valueOf(followed) : before[path]);
    };
    // `Object.fromEntries` loses the keys; these are all paths of the axis.
    return Object.fromEntries(tokensOf(axis).map(({ path }) => [path, valueOf(path)])) as AxisValues<A>;
  };
  const brand = over('brand', 'brand');
  return {
    ...theme,
    modes: { ...theme.modes, light: over('mode', 'light'), dark: over('mode', 'dark') },
    brand,
    densities: { comfortable: over('density', 'comfortable'), compact: over('density', 'compact') },
    fonts: fontsOf(brand, theme.ownFonts),
  };
}
