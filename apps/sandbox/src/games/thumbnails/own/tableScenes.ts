import { label } from '../lettering.ts';
import { angles, at, circle, dots, group, line, num, path, ROUND, upTo, type Point } from '../shapes.ts';
import { box, floor, INK_LINE, inked, own } from './ownColours.ts';

export function diceScene(): string {
  const pips = (points: readonly Point[]): string => dots(points, 9, own.ink);
  return (
    floor(6) +
    path('M40 4L92-6 62 22 4 30z', own.shadow) +
    path('M0-74L44-52V-4L0 20-44-4V-52z', own.lit, INK_LINE) +
    path('M0-30L44-52V-4L0 20z', own.shade) +
    line('M-44-52L0-30 44-52M0-30V20', own.ink, 2.5, ROUND) +
    pips([
      [0, -52],
      [-32, -34],
      [-12, -2],
      [-22, -18],
      [12, -18],
      [32, -28],
      [12, 2],
      [32, -8],
    ]) +
    path(box(-92, 50, 184, 16, 8), own.lit, INK_LINE) +
    path(box(-92, 50, 106, 16, 8), own.accent, INK_LINE) +
    circle(14, 58, 12, own.lit, INK_LINE) +
    line('M11 54V62M17 54V62', own.ink, 2.5, ROUND) +
    path(`${box(-56, 22, 52, 20, 10)}M-34 42h8l-4 6z`, own.ink) +
    label('38.20', [-30, 36], 9, own.lit)
  );
}

const SPADE =
  'M0-26C6-12 28-4 28 12 28 26 12 28 4 18Q5 30 12 34H-12Q-5 30-4 18C-12 28-28 26-28 12-28-4-6-12 0-26z';
const CLUB =
  'M0-30A14 14 0 0 1 11-7A14 14 0 1 1 4 13Q6 26 12 30H-12Q-6 26-4 13A14 14 0 1 1-11-7A14 14 0 0 1 0-30z';
const HEART = 'M0 30C-36 4-28-24-12-24-4-24 0-16 0-12 0-16 4-24 12-24 28-24 36 4 0 30z';

const card = (rank: string, suit: string, fill: string): string =>
  inked(box(-36, -52, 72, 104, 8), own.lit) +
  label(rank, [-22, -28], 16, fill) +
  group('translate(-22 -18)scale(.3)', path(suit, fill)) +
  group('translate(4 12)scale(.9)', path(suit, fill));

export function hiLoScene(): string {
  return (
    floor(62) +
    group('translate(-72 6)scale(.8)', card('K', CLUB, own.ink)) +
    group('translate(-50 6)scale(.8)', card('2', SPADE, own.ink)) +
    group('translate(-28 6)scale(.8)', card('4', SPADE, own.ink)) +
    group('translate(24 0)scale(1.12)', card('J', CLUB, own.ink)) +
    inked('M88-68L108-44H98V-14H78V-44H68z', own.lit) +
    inked('M88 52L108 28H98V-2H78V28H68z', own.accent)
  );
}

export function blackjackScene(): string {
  return (
    floor(66) +
    group(
      'translate(-58-22)rotate(-7)scale(.86)',
      inked(box(-36, -52, 72, 104, 8), own.clay) +
        line('M-24-40L24 40M-24-14L8 40M-8-40L24 14M24-40L-24 40M24-14L-8 40M8-40L-24 14', own.lit, 2.5),
    ) +
    group('translate(-8 4)rotate(-4)scale(1.06)', card('A', SPADE, own.ink)) +
    group('translate(50 12)rotate(9)scale(1.06)', card('K', HEART, own.clay)) +
    path(box(64, -84, 42, 26, 13), own.accent, INK_LINE) +
    label('21', [85, -65], 13, own.ink)
  );
}

export function rouletteScene(): string {
  const pocket = (angle: number): string =>
    `M${at(angle, 76).map(num).join(' ')}L${at(angle, 54).map(num).join(' ')}A54 54 0 0 1 ${at(angle + 10, 54)
      .map(num)
      .join(' ')}L${at(angle + 10, 76)
      .map(num)
      .join(' ')}A76 76 0 0 0 ${at(angle, 76).map(num).join(' ')}z`;
  const wheel = angles(36, -95);
  return (
    circle(4, 4, 86, own.shadow) +
    circle(0, 0, 86, own.shade, INK_LINE) +
    circle(0, 0, 76, own.ink) +
    path(
      wheel
        .filter((_, index) => index % 2 === 1)
        .map(pocket)
        .join(''),
      own.clay,
    ) +
    path(pocket(-95), own.sky) +
    line(
      wheel
        .map((angle) => `M${at(angle, 54).map(num).join(' ')}L${at(angle, 76).map(num).join(' ')}`)
        .join(''),
      own.lit,
      1.2,
    ) +
    circle(0, 0, 54, own.paper, INK_LINE) +
    line(
      angles(8)
        .map((angle) => `M0 0L${at(angle, 48).map(num).join(' ')}`)
        .join(''),
      own.shadow,
      2,
    ) +
    line('M-24-24L24 24M24-24L-24 24', own.ink, 5, ROUND) +
    dots(
      [
        [-24, -24],
        [24, 24],
        [24, -24],
        [-24, 24],
      ],
      10,
      own.ink,
    ) +
    circle(0, 0, 13, own.lit, INK_LINE) +
    circle(-28, 58, 7, own.accent, INK_LINE)
  );
}

export function limboScene(): string {
  const stars: readonly Point[] = [
    [-90, -60],
    [-60, 20],
    [70, -70],
    [94, 10],
    [-100, 50],
    [60, 60],
  ];
  return (
    dots(stars, 6, own.shadow) +
    line('M-100 40Q0-10 100 40', own.shadow, 2.5, ' stroke-dasharray="3 6"') +
    inked(box(-78, -50, 156, 76, 16), own.lit) +
    label('12.90×', [0, -1], 25, own.ink) +
    path(box(-34, 44, 68, 26, 13), own.accent, INK_LINE) +
    label('2.00×', [0, 63], 12, own.ink)
  );
}

export function scratchScene(): string {
  const amounts = ['5', '20', '5', '1', '100', '2', '5', '', ''];
  const prizes = amounts.map((amount, index) => {
    const [x, y] = [(index % 3) * 46 - 66, Math.floor(index / 3) * 40 - 52];
    return (
      path(
        box(x, y, 40, 34, 6),
        amount === '5' ? own.accent : amount === '' ? own.shadow : own.paper,
        INK_LINE,
      ) +
      (amount === ''
        ? line(
            upTo(3)
              .map((row) => `M${x + 6} ${y + 10 + row * 8}l8-5 8 5 8-5 6 4`)
              .join(''),
            own.shade,
            2.5,
            ROUND,
          )
        : label(amount, [x + 20, y + 22], 12, own.ink))
    );
  });
  return (
    inked(box(-80, -84, 160, 166, 12), own.lit) +
    path('M-66-70H30M-66-62H0', 'none', ` stroke="${own.shadow}" stroke-width="4"`) +
    prizes.join('') +
    group(
      'translate(70 60)',
      circle(4, 4, 24, own.shadow) +
        circle(0, 0, 24, own.clay, INK_LINE) +
        circle(0, 0, 15, 'none', ` stroke="${own.lit}" stroke-width="3"`),
    )
  );
}
