import type { BrandBook } from '../book.ts';
import type { BookFault } from '../bookFaults.ts';
import { followedBy } from '../derive/references.ts';
import { tokensOf, type Token, type TokenPath } from '../names.ts';
import { densities, modes, type Density, type Mode } from '../shape.ts';
import type { FontFamily } from '../fonts.ts';
import { ownFamilies } from '../ownFonts.ts';
import { buildTheme } from '../theme.ts';
import { readTokenValue } from '../value/index.ts';
import { cssOfDtcg } from './cssOf.ts';
import { readDocument, type DtcgToken } from './document.ts';
import { dtcgTypes } from './format.ts';

export const tokenParts = [...modes, 'brand', ...densities] as const;
export type TokenPart = Mode | 'brand' | Density;

export interface ImportedBook {
  readonly book: BrandBook;
  readonly faults: readonly BookFault[];
  /** Tokens of the document that don't exist in this part of the contract. */
  readonly unused: readonly string[];
  /** Tokens with a value as text, as drafts before 2025.10 wrote it. They are imported. */
  readonly drafts: readonly string[];
}

type Values = Readonly<Partial<Record<TokenPath, string>>>;

/** Part of the contract with its default values before the document is applied. */
interface Part {
  readonly tokens: readonly Token[];
  readonly derived: Values;
  /** Current overrides of this part. */
  readonly before: Values;
  /** Overrides of the same layer that belong to other parts. */
  readonly kept: Readonly<Record<string, string>>;
  /** Overrides of lower layers; tokens that they set aren't references. */
  readonly fixed: Values;
  readonly layer: keyof BrandBook['overrides'];
}

function partOf(book: BrandBook, part: TokenPart): Part {
  const all = book.overrides.all ?? {};
  const mode = modes.find((each) => each === part);
  if (mode !== undefined) {
    const { modes: looks } = buildTheme({ ...book, overrides: { all } });
    const before = book.overrides[mode] ?? {};
    return { tokens: tokensOf('mode'), derived: looks[mode], before, kept: {}, fixed: all, layer: mode };
  }
  const axis = part === 'brand' ? 'brand' : 'density';
  const own = new Set<string>(tokensOf(axis).map(({ path }) => path));
  const kept = Object.fromEntries(
    Object.entries(all).filter(([path]) => axis === 'density' || !own.has(path)),
  );
  const theme = buildTheme({ ...book, overrides: { all: kept } });
  const density = densities.find((each) => each === part);
  const derived = density === undefined ? theme.brand : theme.densities[density];
  return {
    tokens: tokensOf(axis),
    derived,
    before: axis === 'brand' ? all : {},
    kept,
    fixed: kept,
    layer: 'all',
  };
}

/** @returns the token's CSS value, serialised anew, or the reason why there is none */
function valueOf(
  token: Token,
  found: DtcgToken,
  own: readonly FontFamily[],
): { readonly value: string } | { readonly why: string } {
  const type = dtcgTypes[token.leaf.type];
  if (found.type !== type) return { why: `is a ${found.type}, and the contract has a ${type} there` };
  const css = cssOfDtcg(token.leaf.type, found.value);
  if (css === undefined) return { why: `is not a ${token.leaf.type}; export the brand to see one` };
  const read = readTokenValue(token, css, own);
  return read.ok ? { value: read.value } : { why: `has a value that ${read.reason}` };
}

/**
 * Imports a Design Tokens document into a brand book: values that differ from the derived ones become overrides.
 * @param book book to change
 * @param part part of the theme: colours and shadows of a mode, fonts, radii and durations of the brand, or a density
 * @param document parsed JSON, untrusted; tokens that it lacks are unchanged
 */
export function importTokens(book: BrandBook, part: TokenPart, document: unknown): ImportedBook {
  const { tokens, derived, before, kept, fixed, layer } = partOf(book, part);
  const ownFonts = ownFamilies(book.fonts ?? []);
  const read = readDocument(document);
  const found = new Map(read.tokens.map((token) => [token.path, token]));
  const faults: BookFault[] = read.faults.map(({ path, reason }) => ({
    path,
    message: `"${path}" ${reason}.`,
  }));
  const changes: Record<string, string> = { ...kept };
  const isDensity = layer === 'all' && densities.some((each) => each === part);
  /** Returns the value of a token without the document; references to imported tokens have the imported value. */
  const usualOf = (token: Token): string => {
    const followed = followedBy(token.path);
    const target = tokens.find(({ path }) => path === followed);
    const follows =
      target !== undefined && fixed[token.path] === undefined && derived[token.path] === derived[target.path];
    return follows ? (changes[target.path] ?? usualOf(target)) : printed(token, derived);
  };
  const printed = (token: Token, values: Values) => {
    const value = readTokenValue(token, values[token.path] ?? '', ownFonts);
    return value.ok ? value.value : '';
  };
  const sorted = [...tokens].toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
  for (const token of sorted) {
    const node = found.get(token.path);
    const said = before[token.path];
    if (node === undefined) {
      if (said !== undefined) changes[token.path] = said;
      continue;
    }
    const taken = valueOf(token, node, ownFonts);
    const fail = (why: string) => faults.push({ path: token.path, message: `"${token.path}" ${why}.` });
    if ('why' in taken) fail(taken.why);
    else if (taken.value === usualOf(token)) continue;
    else if (token.leaf.locked === true)
      fail('is locked and differs from the house; leave it as it was exported');
    else if (isDensity)
      fail(
        `is ${taken.value} here and ${usualOf(token)} in the book, and a book has one value for all densities. Set it in overrides.all`,
      );
    else changes[token.path] = taken.value;
  }
  const known = new Set<string>(tokens.map(({ path }) => path));
  const unused = read.tokens.map(({ path }) => path).filter((path) => !known.has(path));
  if (faults.length === 0 && unused.length === read.tokens.length)
    faults.push({ path: 'the document', message: nothingRead(part, tokens, unused) });
  const overrides = isDensity ? book.overrides : { ...book.overrides, [layer]: changes };
  return { book: { ...book, overrides }, faults, unused, drafts: read.drafts };
}

/** Returns the message for a document without any token of the part. */
function nothingRead(part: TokenPart, tokens: readonly Token[], unused: readonly string[]): string {
  const had =
    unused.length === 0 ? 'has no token' : `has ${unused.length} tokens, the first of them "${unused[0]}"`;
  return `The document ${had}, and none that "${part}" has, such as "${tokens[0]?.path}". Export the brand to see the names, or check that the file's name says what it contains.`;
}

/**
 * Returns the number of references between a token and a value, so that targets are read before the references to
 * them.
 */
function depthOf(path: TokenPath): number {
  const followed = followedBy(path);
  return followed === undefined ? 0 : 1 + depthOf(followed);
}
