import alphabets from './lettering.generated.json' with { type: 'json' };
import { num } from './shapes.ts';

type Letters = Readonly<Record<string, readonly (number | string)[]>>;

interface Alphabet {
  readonly capHeight: number;
  readonly letters: Letters;
}

/** Measures of lettering in the units of a drawing. */
export interface LetteringBox {
  readonly x: number;
  /** Line of the foot of the last line. */
  readonly bottom: number;
  readonly width: number;
  /** Highest capitals; a short line is narrower than the box then. */
  readonly most: number;
  /** Height of capitals that lines are as near to as the widths of the font allow. */
  readonly wanted: number;
}

const SPACE = 62;
const TRACKING = -3;
const GAP = 7;

const partOf = ({ letters }: Alphabet, letter: string): readonly [advance: number, outline: string] => {
  const [advance, outline] = letters[letter] ?? [SPACE, ''];
  return [Number(advance) + TRACKING, String(outline)];
};

const advanceOf = (alphabet: Alphabet, text: string): number =>
  [...text].reduce((sum, letter) => sum + partOf(alphabet, letter)[0], -TRACKING);

/** Outlines of a line from 0 on. */
function outlinesOf(alphabet: Alphabet, text: string): string {
  let x = 0;
  let d = '';
  for (const letter of text) {
    const [advance, outline] = partOf(alphabet, letter);
    d += outline.replace(
      /^m(-?\d+) ?(-?\d+)/,
      (_, left: string, top: string) => `M${x + Number(left)} ${top}`,
    );
    x += advance;
  }
  return d;
}

/** Width of the font in which a line that fills the box is nearest to the wanted height. */
function setLine(text: string, box: LetteringBox): { readonly alphabet: Alphabet; readonly scale: number } {
  const settings = alphabets.map((alphabet) => {
    const scale = Math.min(box.width / advanceOf(alphabet, text), box.most / alphabet.capHeight);
    return { alphabet, scale, lack: Math.abs(alphabet.capHeight * scale - box.wanted) };
  });
  return settings.reduce((best, setting) => (setting.lack < best.lack ? setting : best));
}

/** Returns the lines of a name: two of them if it has several words. */
export function linesOf(name: string): readonly string[] {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9& -]/g, ' ')
    .trim()
    .split(/\s+/);
  if (words.length < 2) return words;
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Returns a name as outlines: capitals that fill the width of a box from its foot upwards. */
export function lettering(name: string, box: LetteringBox, fill: string): string {
  let bottom = box.bottom;
  const lines = linesOf(name)
    .toReversed()
    .map((text) => {
      const { alphabet, scale } = setLine(text, box);
      const line = `<path transform="translate(${num(box.x)} ${num(bottom)})scale(${scale.toFixed(3)})" d="${outlinesOf(alphabet, text)}"/>`;
      bottom -= alphabet.capHeight * scale + GAP * (box.width / 204);
      return line;
    });
  return `<g fill="${fill}">${lines.join('')}</g>`;
}

/** Returns a short text such as `2.18×` as outlines, centred at a point on its foot. */
export function label(
  text: string,
  [x, foot]: readonly [number, number],
  height: number,
  fill: string,
): string {
  const alphabet = alphabets[3];
  if (!alphabet) return '';
  const scale = height / alphabet.capHeight;
  const left = x - (advanceOf(alphabet, text) * scale) / 2;
  return `<path fill="${fill}" transform="translate(${num(left)} ${num(foot)})scale(${scale.toFixed(3)})" d="${outlinesOf(alphabet, text)}"/>`;
}
