/**
 * Schoolbook arithmetic on decimal text, digit by digit: a slow independent check for the tests. It shares no step
 * with the fractions that the package computes with.
 */

interface Digits {
  /** Digits, least significant first. */
  readonly digits: readonly number[];
  readonly places: number;
}

function read(text: string): Digits {
  const [whole = '0', part = ''] = text.split('.');
  return { digits: [...(whole + part)].toReversed().map(Number), places: part.length };
}

function write(digits: readonly number[], places: number): string {
  const padded = [...digits, ...Array<number>(Math.max(0, places + 1 - digits.length)).fill(0)];
  const text = padded.toReversed().join('');
  const whole = text.slice(0, text.length - places).replace(/^0+(?=\d)/, '');
  return places === 0 ? whole : `${whole}.${text.slice(-places)}`;
}

/** Returns the exact product of two non-negative decimals. */
export function times(a: string, b: string): string {
  const [left, right] = [read(a), read(b)];
  const sum = Array<number>(left.digits.length + right.digits.length + 1).fill(0);
  left.digits.forEach((x, i) => {
    right.digits.forEach((y, j) => {
      let at = i + j;
      let carry = x * y;
      while (carry > 0) {
        const here = (sum[at] ?? 0) + carry;
        sum[at] = here % 10;
        carry = Math.floor(here / 10);
        at += 1;
      }
    });
  });
  return write(sum, left.places + right.places);
}

/** Returns a / b for whole numbers, truncated after `places` decimals, by long division. */
export function divideCut(a: number, b: number, places: number): string {
  let rest = 0;
  let text = '';
  for (const digit of [...String(a), ...Array<string>(places).fill('0')]) {
    rest = rest * 10 + Number(digit);
    text += String(Math.floor(rest / b));
    rest %= b;
  }
  return write([...text].toReversed().map(Number), places);
}

/** Rounds text half away from zero by its first truncated digit; always returns `places` decimals. */
export function rounded(text: string, places: number): string {
  const [whole = '0', part = ''] = text.split('.');
  const kept = [...(whole + part.padEnd(places, '0').slice(0, places))].map(Number);
  let carry = Number(part[places] ?? '0') >= 5 ? 1 : 0;
  for (let at = kept.length - 1; at >= 0 && carry > 0; at -= 1) {
    const here = (kept[at] ?? 0) + carry;
    kept[at] = here % 10;
    carry = here > 9 ? 1 : 0;
  }
  return write([...(carry ? [1] : []), ...kept].toReversed(), places);
}

/** Removes trailing zeros and a trailing point. */
export function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}
