import { label } from '../lettering.ts';
import { circle, dots, group, line, path, repeated, ROUND, upTo, type Point } from '../shapes.ts';
import { box, INK_LINE, inked, own } from './ownColours.ts';

const GEM = 'M0-8l7 8-7 8-7-8z';

export function crashScene(): string {
  const curve = 'M-92 66C-20 60 50 30 78-52';
  const rocket =
    path('M0-30Q14-14 12 10H-12Q-14-14 0-30z', own.lit, INK_LINE) +
    path('M-12 0L-20 18-10 14zM12 0L20 18 10 14z', own.clay, INK_LINE) +
    circle(0, -6, 5, own.sky, INK_LINE) +
    path('M-6 14L0 28 6 14z', own.clay);
  return (
    line('M-92 30H92M-92-8H92M-92-46H92', own.shade, 3) +
    path(`${curve}V66z`, own.shade) +
    line('M-92-78V66H96', own.ink, 3, ROUND) +
    line(curve, own.ink, 5, ROUND) +
    group('translate(84-66)rotate(24)', rocket) +
    line('M34 22V66', own.ink, 2.5, ' stroke-dasharray="3 5"') +
    circle(34, 24, 8, own.accent, INK_LINE) +
    path(box(-34, -16, 56, 24, 12), own.accent, INK_LINE) +
    label('2.18×', [-6, 1], 11, own.ink) +
    label('3.75×', [-38, -48], 24, own.ink)
  );
}

export function minesScene(): string {
  const tiles = upTo(25).map((tile): Point => [(tile % 5) * 34 - 83, Math.floor(tile / 5) * 34 - 84]);
  const safe = new Set([1, 2, 3, 8, 13]);
  const struck = new Set([0, 12, 16]);
  const mine =
    circle(0, 0, 7, own.lit) +
    line('M0-11V11M-11 0H11M-8-8L8 8M8-8L-8 8', own.lit, 3, ROUND) +
    circle(0, 0, 2.5, own.ink);
  return tiles
    .map(([x, y], tile) => {
      const fill = safe.has(tile) ? own.accent : struck.has(tile) ? own.ink : own.lit;
      const mark = safe.has(tile) ? path(GEM, own.lit, INK_LINE) : struck.has(tile) ? mine : '';
      return (
        inked(box(x, y, 29, 29, 6), fill) +
        (mark === '' ? '' : group(`translate(${x + 14.5} ${y + 14.5})`, mark))
      );
    })
    .join('');
}

export function plinkoScene(): string {
  const pegs = upTo(8).flatMap((row) =>
    upTo(row + 1).map((column): Point => [(column - row / 2) * 22, row * 18 - 82]),
  );
  const slots = upTo(9).map((index) =>
    inked(
      box(index * 22 - 99, 62, 20, 20, 5),
      index === 6 ? own.accent : index % 8 === 0 ? own.shade : own.lit,
    ),
  );
  return (
    line('M-6-98L6-74 18-56 8-38 20-20 30-2 22 16 36 34 44 48', own.ink, 2.5, ' stroke-dasharray="3 5"') +
    dots(pegs, 9, own.ink) +
    slots.join('') +
    circle(44, 52, 9, own.accent, INK_LINE)
  );
}

export function kenoScene(): string {
  const drawn = new Set([3, 8, 17, 22, 28]);
  const picked = new Set([8, 17, 22, 25]);
  const corner = (index: number): Point => [(index % 6) * 34 - 100, Math.floor(index / 6) * 34 - 84];
  const [plain, marked] = [false, true].map((isMarked) =>
    upTo(30).filter((index) => (drawn.has(index) || picked.has(index)) === isMarked),
  );
  const places = (plain ?? []).map((index) => `translate(${corner(index).join(' ')})`);
  return (
    repeated('b', inked(box(0, 0, 29, 29, 6), own.lit), places) +
    (marked ?? [])
      .map((index) => {
        const [x, y] = corner(index);
        const fill = !drawn.has(index) ? own.shade : picked.has(index) ? own.accent : own.sky;
        return inked(box(x, y, 29, 29, 6), fill) + label(String(index + 1), [x + 14.5, y + 20], 11, own.ink);
      })
      .join('')
  );
}

export function climbScene(): string {
  return upTo(5)
    .flatMap((row) =>
      upTo(4).map((column) => {
        const [x, y] = [column * 46 - 90, 56 - row * 34];
        const isStep = row < 3 && column === [1, 2, 1][row];
        const isTrap = row === 3 && column === 2;
        const mark = isStep
          ? path(GEM, own.lit, `${INK_LINE} transform="translate(${x + 20} ${y + 14})"`)
          : isTrap
            ? line(`M${x + 14} ${y + 8}l12 12m0-12l-12 12`, own.lit, 4, ROUND)
            : '';
        return inked(box(x, y, 40, 28, 6), isStep ? own.accent : isTrap ? own.ink : own.lit) + mark;
      }),
    )
    .join('');
}
