import { toMinor, toWire } from '@touchline/betting';

/** Result of parsing a typed amount. */
export type TypedAmount =
  | { readonly state: 'fits'; readonly wire: string }
  | { readonly state: 'empty' | 'unreadable' | 'too-much' | 'too-little' };

interface Bounds {
  readonly iso: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** Parses a typed money limit; spaces between thousands and a decimal comma are accepted. */
export function readAmount(text: string, { iso, min, max }: Bounds): TypedAmount {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return { state: 'empty' };
  if (!/^\d+(\.\d+)?$/.test(plain)) return { state: 'unreadable' };
  try {
    const minor = toMinor(plain, iso);
    if (max !== undefined && minor > toMinor(max, iso)) return { state: 'too-much' };
    if (min !== undefined && minor < toMinor(min, iso)) return { state: 'too-little' };
    return { state: 'fits', wire: toWire(minor, iso) };
  } catch {
    return { state: 'unreadable' };
  }
}
