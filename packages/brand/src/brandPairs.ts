import type { FontFamily } from './fonts.ts';
import type { ThemeFaultKind } from './faults/themeFault.ts';
import { axisOf, tokenNamed, type TokenPath } from './names.ts';
import { readTokenValue } from './value/index.ts';
import { valueFaults } from './value/tokens.ts';

/** Single entry of a site's stored appearance. */
export interface BrandPair {
  readonly css_prop: string;
  readonly css_value: string;
}

export interface BrandDeclaration {
  readonly path: TokenPath;
  /** Name of the custom property. */
  readonly name: string;
  /** Value, serialised anew from its parsed parts. */
  readonly value: string;
}

/** Reasons to reject a single pair: its form, its property, or its value. */
export const refusalKinds = ['malformed', 'unknown-token', 'locked-token', ...valueFaults] as const;
export type RefusalKind = (typeof refusalKinds)[number];

export interface BrandRefusal<Kind = RefusalKind | ThemeFaultKind> {
  readonly pair: BrandPair;
  /** Reason of the pair itself, or of the theme that it would make. */
  readonly kind: Kind;
  /** Explanation for the partner, in one sentence. */
  readonly reason: string;
}

export interface SanitizedPairs {
  readonly accepted: readonly BrandDeclaration[];
  readonly refused: readonly BrandRefusal<RefusalKind>[];
}

/**
 * Validates the form of a partner's appearance settings; `judgeBrandPairs` also judges the theme with them. Only public, unlocked tokens with a value of their type are accepted;
 * the last pair of a token wins. No part of a rejected pair is ever output.
 * @param pairs untrusted `css_prop` / `css_value` pairs
 * @param own font families of the brand, in addition to the registry
 */
export function sanitizeBrandPairs(
  pairs: readonly BrandPair[],
  own: readonly FontFamily[] = [],
): SanitizedPairs {
  const accepted = new Map<TokenPath, BrandDeclaration>();
  const refused: BrandRefusal<RefusalKind>[] = [];
  for (const pair of pairs) {
    const refuse = (kind: RefusalKind, reason: string) => refused.push({ pair, kind, reason });
    if (typeof pair.css_prop !== 'string' || typeof pair.css_value !== 'string') {
      refuse('malformed', 'The pair lacks css_prop or css_value as text.');
      continue;
    }
    const token = tokenNamed(pair.css_prop);
    if (token === undefined)
      refuse('unknown-token', 'No such token: see the list of --ui-… names in the brand package.');
    else if (token.leaf.locked === true)
      refuse('locked-token', `${token.name} is locked: it is a duty to every player, not style.`);
    else {
      const read = readTokenValue(token, pair.css_value, own);
      if (read.ok) accepted.set(token.path, { path: token.path, name: token.name, value: read.value });
      else refuse(read.kind, `The value of ${token.name} (${token.leaf.type}) ${read.reason}.`);
    }
  }
  return { accepted: [...accepted.values()], refused };
}

/** In contrast mode the colours of the brand book remain, because the pairs aren't checked for contrast there. */
const selectors = {
  mode: ":root:root:not([data-mode='contrast']),:root [data-mode='light'],:root [data-mode='dark']",
  brand: ':root:root,:root [data-brand]',
  density: ':root:root,:root [data-density]',
} as const;

/**
 * @param accepted pairs that `sanitizeBrandPairs` accepted
 * @returns rules that override the page's theme; must be output after it
 */
export function brandPairsCss(accepted: readonly BrandDeclaration[]): string {
  return (['mode', 'brand', 'density'] as const)
    .map((axis) => {
      const own = accepted.filter(({ path }) => axisOf(path) === axis);
      return own.length === 0
        ? ''
        : `${selectors[axis]}{${own.map(({ name, value }) => `${name}:${value}`).join(';')}}`;
    })
    .filter((rule) => rule !== '')
    .join('\n');
}
