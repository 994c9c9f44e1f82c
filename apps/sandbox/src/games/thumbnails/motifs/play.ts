import { palette, type Motif } from '../motif.ts';
import { circle, dots, group, line, num, path, rect, repeated, ROUND, upTo, type Point } from '../shapes.ts';

const CROWN = 'M-46 22L-54-34-24-8 0-52 24-8 54-34 46 22z';

const quarry: Motif = {
  id: 'quarry',
  words: 'quarry king kings crown royal throne regal monarch prince empire stone queen',
  palettes: [
    palette('5a5468 1f1b29 f6ecd3 d9c9a3 a8946f f2b23e'),
    palette('3f5f7a 0b1a28 f2f5f0 b9cdd4 7c9aa8 f3b94a'),
    palette('6b3a3f 1d090b fbe6d6 e0ac92 a86f5e f5c04f'),
  ],
  draw([top, left, right, gold]) {
    const cube =
      path('M0-26L30-11 0 4-30-11z', top) +
      path('M-30-11L0 4V38L-30 23z', left) +
      path('M30-11L0 4V38L30 23z', right);
    const places = upTo(3).flatMap((row) =>
      upTo(row + 1).map((column): Point => [(column - row / 2) * 60, row * 46 - 16]),
    );
    return (
      group(
        'translate(0 -66)',
        path(CROWN, gold) +
          rect(-44, 14, 88, 10, '#c98a22') +
          dots(
            [
              [-54, -38],
              [0, -56],
              [54, -38],
            ],
            12,
            '#ffe2a0',
          ),
      ) +
      repeated(
        'q',
        cube,
        places.map(([x, y]) => `translate(${x} ${y})`),
      )
    );
  },
};

const soldiers: Motif = {
  id: 'soldiers',
  words: 'tin parade soldier march drum brigade guard toy trumpet major regiment',
  palettes: [
    palette('c7485a 4a0e1c 8a1f2d f6dcb4 1f3147 e2a23e'),
    palette('3f6fa0 0b1f3a c43a3f fbe6c8 14243f eeb547'),
    palette('light f1ead9 c9b48a 2f6b5c fbe3c4 1d2f44 d9952f'),
  ],
  draw([coat, face, dark, gold]) {
    const soldier =
      path('M-17 40H-3V82H-17zM3 40H17V82H3z', dark) +
      rect(-24, -8, 48, 50, coat, 7) +
      line('M-18-4L18 38M18-4L-18 38', gold, 4) +
      rect(-13, -36, 26, 26, face, 8) +
      dots(
        [
          [-5, -24],
          [5, -24],
        ],
        4,
        dark,
      ) +
      path('M-17-70Q0-80 17-70L19-34H-19z', dark) +
      path('M-20-40H20V-32H-20z', gold) +
      dots([[0, -56]], 9, gold) +
      dots(
        [
          [-24, -4],
          [24, -4],
        ],
        10,
        gold,
      );
    return repeated('t', soldier, [
      'translate(-86 26)scale(.82)',
      'translate(86 26)scale(.82)',
      'translate(-46 12)scale(1)',
      'translate(46 12)scale(1)',
      'translate(0 -6)scale(1.22)',
    ]);
  },
};

const gems: Motif = {
  id: 'gems',
  words:
    'gem gems diamond ruby emerald sapphire jewel jewels crystal topaz brilliant amethyst treasure fortune',
  palettes: [
    palette('2d2f6b 080822 5fd0e8 b9f1fb f2608f 8f7bff'),
    palette('5b1f4a 15050f ff6f8f ffc9d4 f7b84a a84fd0'),
    palette('1f5a4f 04201b 5fe0a8 d2fbe8 f7cf5a 3f9fd0'),
  ],
  draw([main, light, pink, violet]) {
    const cut = (fill: string): string =>
      path('M-44-34H44L70-4 0 72-70-4z', fill) +
      path('M-44-34L-26-4H-70zM0-34L26-4H-26zM44-34L70-4H26z', light, ' opacity=".55"') +
      path('M-26-4H26L0 72z', light, ' opacity=".3"') +
      path('M26-4H70L0 72z', '#000', ' opacity=".16"');
    return (
      group('translate(0 -22)scale(1.05)', cut(main)) +
      group('translate(-66 52)rotate(-14)scale(.58)', cut(pink)) +
      group('translate(66 50)rotate(12)scale(.62)', cut(violet)) +
      group('translate(0 78)scale(.46)', cut(pink)) +
      path('M78-92l6 16 16 6-16 6-6 16-6-16-16-6 16-6zM-86-70l4 11 11 4-11 4-4 11-4-11-11-4 11-4z', light)
    );
  },
};

const cherries: Motif = {
  id: 'cherries',
  words: 'fruit cherry cherries lemon plum juicy berry melon sugar sweet pepper mango peach',
  palettes: [
    palette('f7a26b b0413f d92f45 fff3e0 3f8f4f 8a1830'),
    palette('3f8f86 08302c f0475a fff6ea 9fd05f a31d3a'),
    palette('light fde9e4 efb0a6 dc3348 ffffff 4f9a58 991c35'),
  ],
  draw([red, shine, leaf, dark]) {
    const cherry = (x: number, y: number, r: number): string =>
      circle(x, y, r, dark) +
      circle(x - r * 0.1, y - r * 0.08, r * 0.9, red) +
      line(
        `M${num(x - r * 0.55)} ${num(y - r * 0.05)}a${num(r * 0.55)} ${num(r * 0.55)} 0 0 1 ${num(r * 0.4)}-${num(r * 0.5)}`,
        shine,
        6,
        ROUND,
      );
    return (
      line('M18-88Q-40-40-46 16M18-88Q44-30 46 30', leaf, 7, ROUND) +
      path('M18-88Q-40-124-84-92-48-56 18-88z', leaf) +
      line('M12-88Q-30-96-66-92', shine, 2.5, `${ROUND} opacity=".6"`) +
      cherry(-48, 48, 44) +
      cherry(48, 60, 40) +
      dots(
        [
          [92, -62],
          [80, -92],
          [-100, -16],
        ],
        9,
        shine,
        ' opacity=".7"',
      )
    );
  },
};

export const playMotifs = [quarry, soldiers, gems, cherries];
