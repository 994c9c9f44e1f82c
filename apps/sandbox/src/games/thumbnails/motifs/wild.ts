import { palette, type Motif } from '../motif.ts';
import {
  angles,
  at,
  circle,
  group,
  line,
  num,
  path,
  polygon,
  repeated,
  ROUND,
  upTo,
  type Point,
} from '../shapes.ts';

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

/** Tracks of an animal, for names of animals without a drawing of their own. */
const tracks: Motif = {
  id: 'tracks',
  words: 'fox wolf stag otter badger lynx bear hound seal trail',
  palettes: [
    palette('3c5a5e 0a1c22 f2e6cf d98b4a 8fb7b0 2a4348'),
    palette('7d4630 23100a ffe3c2 f0a05c c9764a 5a2f20'),
    palette('light e6ecef a9bac4 35566b b5653c ffffff 7f98a6'),
  ],
  draw([paw, moon, hill, far]) {
    const toes = circle(-27, -8, 9, paw) + circle(-10, -26, 10, paw) + circle(10, -26, 10, paw);
    const track =
      path('M0-8C16-8 28 8 28 20 28 34 14 32 0 28-14 32-28 34-28 20-28 8-16-8 0-8z', paw) +
      toes +
      circle(27, -8, 9, paw);
    return (
      circle(70, -74, 26, moon) +
      path('M-330 20H-140Q-60-40 20-6T140-28V140h-470z', far) +
      path('M-330 62H-140Q-40 6 40 36T140 24V140h-470z', hill, ' opacity=".55"') +
      repeated('p', track, [
        'translate(-58 48)rotate(30)',
        'translate(8 22)rotate(42)scale(.85)',
        'translate(-26 -22)rotate(30)scale(.7)',
        'translate(30 -42)rotate(42)scale(.55)',
      ])
    );
  },
};

/** A stream between its banks. */
const river: Motif = {
  id: 'river',
  words: 'river stream brook delta ford canal',
  palettes: [
    palette('4d7f8c 0d2730 7cc4d6 dff3f4 6f8f4e 3f5c34'),
    palette('8a6a4a 24160c 5fb0c4 eafaf6 b98a4e 6a4a2a'),
    palette('light e8f1ec a9c7b6 4fa3bd ffffff 6f9a5c 3f6b46'),
  ],
  draw([water, light, bank, tree]) {
    const bend = 'M70-130C-10-96-74-70-30-28S96 14 52 58-40 96-60 140';
    const pine = path('M0-34L18 4H8L22 30H-22L-8 4H-18z', tree);
    return (
      path('M-330-60H-140Q-40-96 140-64V140h-470z', bank) +
      line(bend, water, 54, ROUND) +
      line(
        'M20-96q10-7 20 0t20 0M-38-30q8-6 16 0t16 0M10 10q10-7 20 0t20 0M-20 76q10-7 20 0',
        light,
        4,
        ROUND,
      ) +
      repeated('p', pine, [
        'translate(-78 -46)',
        'translate(-104 -6)scale(1.2)',
        'translate(88 -34)scale(1.1)',
        'translate(-62 52)scale(1.3)',
        'translate(104 62)scale(1.4)',
      ])
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

export const wildMotifs = [tracks, river, cactus, honey];
