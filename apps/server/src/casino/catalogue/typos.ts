import { fold, latin } from '@touchline/text';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

/** Length below which a word isn't corrected. */
const SHORTEST = 3;

/**
 * Returns the number of typing errors between a typed word and the nearest beginning of a word: letters too many, missing
 * or wrong, and neighbours in the wrong order.
 */
export function typingErrors(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isEqual = typed[row - 1] === word[column - 1];
      let errors = Math.min(
        (last[column] ?? row) + 1,
        (next[column - 1] ?? row) + 1,
        (last[column - 1] ?? row) + (isEqual ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) errors = Math.min(errors, (before[column - 2] ?? row) + 1);
      next.push(errors);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

/** Returns the number of errors that are forgiven in a word: one in a short one, two from seven letters on. */
const forgiven = (word: string): number => (word.length >= 7 ? 2 : 1);

interface KnownWord {
  readonly word: string;
  readonly games: number;
}

/**
 * Returns a text whose words are corrected to the nearest words of names, folded; undefined if a word is near none, or all
 * are right.
 * @param text as it was typed
 */
export async function correctedText(db: Db, text: string): Promise<string | undefined> {
  const folded = fold(text).split(' ');
  const plain = latin(text).split(' ');
  const words = await Promise.all(
    folded.map((word, index) => {
      // The fold joins vowels, and a missing letter can bring two together: `rouette` is `routte`. An apostrophe or & makes
      // other words of the plain text.
      const unjoined = plain.length === folded.length ? plain[index] : undefined;
      return correctedWord(db, word, unjoined ?? word);
    }),
  );
  if (words.includes(undefined)) return undefined;
  const corrected = words.join(' ');
  return corrected === folded.join(' ') ? undefined : corrected;
}

/** @param unjoined the typed word with all its vowels */
async function correctedWord(db: Db, typed: string, unjoined: string): Promise<string | undefined> {
  if (typed.length < SHORTEST) return typed;
  const { rows } = await sql<KnownWord>`
    select word, games from game_words
    where left(word, 1) = ${typed.slice(0, 1)} or left(word, 1) = ${typed.slice(1, 2)}
      or substr(word, 2, 1) = ${typed.slice(0, 1)} or word % ${typed}`.execute(db);
  if (rows.some(({ word }) => word.startsWith(typed))) return typed;
  const [nearest] = rows
    .flatMap((row) =>
      [typed, unjoined].flatMap((spelling) => {
        const errors = typingErrors(spelling, row.word);
        return errors <= forgiven(spelling) ? [{ ...row, errors }] : [];
      }),
    )
    .toSorted((a, b) => a.errors - b.errors || b.games - a.games || (a.word < b.word ? -1 : 1));
  return nearest?.word;
}

/** Returns the known words that resemble those of a text most. */
export async function similarWords(db: Db, text: string, most: number): Promise<string[]> {
  const { rows } = await sql<KnownWord>`
    select w.word, w.games from game_words w, unnest(${text.split(' ')}::text[]) t (typed)
    where similarity(w.word, t.typed) > 0
    order by similarity(w.word, t.typed) desc, w.games desc, w.word limit ${most}`.execute(db);
  return [...new Set(rows.map(({ word }) => word))];
}
