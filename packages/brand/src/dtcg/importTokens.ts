import type { BrandBook } from '../book.ts';
import type { BookFault } from '../bookFaults.ts';
import { tokensOf, type TokenPath } from '../names.ts';
import { modes, type Mode } from '../shape.ts';
import { buildTheme } from '../theme.ts';
import { readTokenValue } from '../value/index.ts';
import { cssOfDtcg } from './parse.ts';

export type TokenPart = Mode | 'brand';

export interface ImportedBook {
  readonly book: BrandBook;
  readonly faults: readonly BookFault[];
}

const ofBrand = new Set<string>(tokensOf('brand').map(({ path }) => path));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function nodeAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, step) => {
    return isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, document);
}

/** Follows `{group.token}` references; a circle ends as a value of the wrong form. */
function resolved(document: unknown, value: unknown, hops = 0): unknown {
  const path = typeof value === 'string' && hops < 10 ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  const target = path === undefined ? undefined : nodeAt(document, path);
  return isRecord(target) ? resolved(document, target['$value'], hops + 1) : value;
}

/**
 * Takes a Design Tokens document into a brand book: what differs from the derived look becomes an override.
 * @param book the book to change
 * @param part which document it is: a mode's colours and shadows, or the brand's faces, corners and pace
 * @param document the parsed JSON, untrusted; tokens it doesn't hold stay as they are
 * @returns the changed book and what could not be taken
 */
export function importTokens(book: BrandBook, part: TokenPart, document: unknown): ImportedBook {
  const mode = modes.find((each) => each === part);
  const layer = mode ?? 'all';
  const shared = book.overrides.all ?? {};
  const own = mode === undefined ? {} : (book.overrides[mode] ?? {});
  const kept = Object.entries(shared).filter(([path]) => mode !== undefined || !ofBrand.has(path));
  const base = buildTheme({ ...book, overrides: { all: Object.fromEntries(kept) } });
  const derived: Readonly<Partial<Record<TokenPath, string>>> =
    mode === undefined ? base.brand : base.modes[mode];
  const changes: Record<string, string> = mode === undefined ? Object.fromEntries(kept) : {};
  const faults: BookFault[] = [];
  for (const token of tokensOf(mode === undefined ? 'brand' : 'mode')) {
    const node = nodeAt(document, token.path);
    const before = mode === undefined ? shared[token.path] : own[token.path];
    if (!isRecord(node)) {
      if (before !== undefined) changes[token.path] = before;
      continue;
    }
    const css = cssOfDtcg(token.leaf.type, resolved(document, node['$value']));
    const value = css === undefined ? undefined : readTokenValue(token, css);
    const usual = readTokenValue(token, derived[token.path] ?? '');
    const fail = (why: string) => faults.push({ path: token.path, message: `"${token.path}" ${why}.` });
    if (value === undefined)
      fail(`is not a ${token.leaf.type} in the Design Tokens format; export the brand to see one`);
    else if (!value.ok) fail(`has a value that ${value.reason}`);
    else if (!usual.ok || usual.value !== value.value) {
      if (token.leaf.locked === true)
        fail('is locked and differs from the house; leave it as it was exported');
      else changes[token.path] = value.value;
    }
  }
  return { book: { ...book, overrides: { ...book.overrides, [layer]: changes } }, faults };
}
