import { wrongField } from '../../kernel/index.ts';

/** End of a page: the keys of its last game, the number of games in the list, and the text that found them. */
export interface Cursor {
  readonly first: string;
  readonly second: string;
  readonly name: string;
  readonly id: string;
  readonly total: number;
  /** Corrected text; the typed one if absent. */
  readonly text?: string | undefined;
}

/** Returns a cursor as text for addresses. */
export function cursorText({ first, second, name, id, total, text }: Cursor): string {
  const parts =
    text === undefined ? [first, second, id, total, name] : [first, second, id, total, name, text];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Parses a cursor. Throws a ProblemError 400 if it isn't one of this list. */
export function readCursor(given: string | undefined): Cursor | undefined {
  if (given === undefined) return undefined;
  const parts = partsOf(given);
  const [first, second, id, total, name, text] = parts ?? [];
  if (
    isNumber(first) &&
    isNumber(second) &&
    typeof id === 'string' &&
    /^[1-9]\d{0,17}$/.test(id) &&
    typeof total === 'number' &&
    Number.isSafeInteger(total) &&
    typeof name === 'string' &&
    (text === undefined || typeof text === 'string')
  )
    return { first, second, id, total, name, text };
  throw wrongField('/next', 'cursor', 'This is no cursor of a list of games: begin with its first page.');
}

const isNumber = (part: unknown): part is string =>
  typeof part === 'string' && /^-?\d{1,30}(\.\d{1,10})?$/.test(part);

function partsOf(given: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(given, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
