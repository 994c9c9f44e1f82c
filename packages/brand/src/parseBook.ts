import * as v from 'valibot';
import { bookSchemaWith, type BrandBook } from './book.ts';
import { faultOf, type BookFault } from './bookFaults.ts';
import { axisOf, tokenAt, type Token } from './names.ts';
import type { FontFamily } from './fonts.ts';
import { ownFamilies } from './ownFonts.ts';
import { readTokenValue } from './value/index.ts';

export type ParsedBook =
  | { readonly ok: true; readonly book: BrandBook }
  | { readonly ok: false; readonly faults: readonly BookFault[] };

type Layer = keyof BrandBook['overrides'];

function misplaced(layer: Layer, token: Token): string | undefined {
  if (token.leaf.locked === true)
    return 'is locked: warnings, focus and touch size are duties to every player, not style. Remove the override';
  if (layer !== 'all' && axisOf(token.path) !== 'mode')
    return 'does not change by mode, only colour and shadow do. Move it to overrides.all';
  return undefined;
}

/** Parses a layer of overrides; values are serialised anew. */
function readLayer(
  layer: Layer,
  values: Record<string, string>,
  faults: BookFault[],
  own: readonly FontFamily[],
): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [key, text] of Object.entries(values)) {
    const path = `overrides.${layer}.${key}`;
    const fail = (message: string) => faults.push({ path, message: `"${path}" ${message}.` });
    const token = tokenAt(key);
    if (token === undefined) {
      fail('names no token, so it would change nothing. Take a path of the token list, such as color.canvas');
      continue;
    }
    const wrong = misplaced(layer, token);
    const value = readTokenValue(token, text, own);
    if (wrong !== undefined) fail(wrong);
    else if (!value.ok) fail(`has the value ${JSON.stringify(text)}, which ${value.reason}`);
    else read[key] = value.value;
  }
  return read;
}

const ownNames = v.object({ fonts: v.array(v.object({ name: v.string() })) });

/** Returns the names of a book's own fonts before the book is validated. */
function fontNamesIn(json: unknown): readonly string[] {
  const read = v.safeParse(ownNames, json);
  return read.success ? read.output.fonts.map(({ name }) => name) : [];
}

/**
 * Parses a brand book.
 * @param json parsed content of a `brand.json`, untrusted
 * @returns the book with its overrides in canonical form, or all faults
 */
export function parseBrandBook(json: unknown): ParsedBook {
  const result = v.safeParse(bookSchemaWith(fontNamesIn(json)), json);
  if (!result.success) return { ok: false, faults: result.issues.map(faultOf) };
  const faults: BookFault[] = [];
  const own = ownFamilies(result.output.fonts ?? []);
  const overrides: Partial<Record<Layer, Record<string, string>>> = {};
  for (const layer of ['all', 'light', 'dark', 'contrast'] as const) {
    const values = result.output.overrides[layer];
    if (values !== undefined) overrides[layer] = readLayer(layer, values, faults, own);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, book: { ...result.output, overrides } };
}
