import { palette, type Motif } from '../motif.ts';
import { angles, at, circle, group, line, num, path, polygon, ROUND, upTo, type Point } from '../shapes.ts';

const cactus: Motif = {
  id: 'cactus',
  words: 'cactus mesa rodeo coyote canyon gringo prickly sierra lasso bandit',
  palettes: [
    palette('f2a65a b5482a 2f7f5f 1d5a44 fff0cf d9532f'),
    palette('light fbe9cf e0b27a 3d8f6f 276a52 fffaf0 e0653f'),
    palette('7b3b5e 2a0f24 4fae8d 2f7d66 ffd9a0 f07a4f'),
  ],
  draw([green, shade, light, red]) {
    return (
      circle(-48, -58, 34, light) +
      path('M-130 82q60-40 130-14t130-6v160h-260z', red) +
      line('M0 104V-66', green, 40, ROUND) +
      line(`M0 34h-28q-20 0-20-22v-24M0 10h30q20 0 20-22v-30`, green, 26, ROUND) +
      line('M8 100V-64M-44 8v-20M54-14v-26', shade, 4, ROUND) +
      line('M-8 96V-64', light, 2, ' stroke-dasharray="2 12"') +
      circle(0, -88, 11, red) +
      circle(-48, -28, 8, red) +
      circle(50, -58, 8, red)
    );
  },
};

const honey: Motif = {
  id: 'honey',
  words: 'honey hive bee amber nectar wax buzz queen comb mead',
  palettes: [
    palette('f0b23c 9a4f0e ffd977 f3a712 7a3b0a fff4d2'),
    palette('3a2a22 120b08 ffcf5a e39a1b 6b4a2c fff0cf'),
  ],
  draw([light, gold, dark, white], random) {
    const hex = polygon(angles(6, 30).map((angle) => at(angle, 24)));
    const cells = upTo(5).flatMap((row) =>
      upTo(5).map((column): Point => [(column - 2) * 46 + (row % 2) * 23, (row - 2) * 40]),
    );
    const fills = [light, gold, gold, dark];
    return (
      cells
        .map(([x, y]) =>
          path(hex, fills[Math.floor(random() * 4)] ?? gold, ` transform="translate(${num(x)} ${num(y)})"`),
        )
        .join('') +
      group(
        'translate(16 -6)rotate(-16)',
        path('M-30-14q-14-34 16-36 14 10 4 34zM-2-18q12-36 40-26 8 20-22 32z', white, ' opacity=".9"') +
          path('M-44 4Q-40-22-2-22 44-22 52 2 44 26-2 26-40 26-44 4z', '#2a1a10') +
          path('M-22-20h14v45h-14zM6-22h14v47H6zM32-18l8 5v31l-8 5z', gold) +
          circle(-34, -2, 4, white),
      )
    );
  },
};

export const wildMotifs = [cactus, honey];
