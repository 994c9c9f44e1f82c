// Writes the outlines of the letters on thumbnails: `node apps/sandbox/scripts/lettering.ts`. Capitals and digits of
// Archivo in six widths, on a grid of 300 units an em, with relative commands.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const WEIGHT = 820;
const WIDTHS = [62, 75, 88, 100, 112, 125];
const EM = 300;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.×-';
const LETTER_BY_COMMAND = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
);
const archivo = readFileSync(file);
const widths = [];
for (const width of WIDTHS) {
  const axes = { wght: WEIGHT, wdth: width };
  const instance = create(
    await subsetFont(archivo, LETTERS, { targetFormat: 'truetype', variationAxes: axes }),
  );
  if ('fonts' in instance) throw new Error('A single font is expected, not a collection.');
  widths.push(lettersOf(instance, width));
}
const target = new URL('../src/games/thumbnails/lettering.generated.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(widths, undefined, 2)}\n`);

function lettersOf(instance: Font, width: number): object {
  const scale = EM / instance.unitsPerEm;
  const letters = [...LETTERS].map((letter) => {
    const [glyph] = instance.layout(letter).glyphs;
    if (!glyph) throw new Error(`Archivo has no ${letter}.`);
    return [letter, [Math.round(glyph.advanceWidth * scale), outlineOf(glyph.path.commands, scale)]] as const;
  });
  return { width, capHeight: Math.round(instance.capHeight * scale), letters: Object.fromEntries(letters) };
}

/** Returns a path that begins at the letter's origin and ends where it began. */
function outlineOf(commands: readonly Command[], scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const grid = (value: number): number => Math.round(value * scale);
  const parts = commands.map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const numbers = args.map((value, at) => (at % 2 === 0 ? grid(value) - x : -grid(value) - y));
    [x, y] = [grid(args.at(-2) ?? 0), -grid(args.at(-1) ?? 0)];
    if (command === 'moveTo') [startX, startY] = [x, y];
    return LETTER_BY_COMMAND[command] + joined(numbers);
  });
  return parts.join('');
}

interface Command {
  readonly command: keyof typeof LETTER_BY_COMMAND;
  readonly args: readonly number[];
}

function joined(numbers: readonly number[]): string {
  return numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : String(number))).join('');
}
