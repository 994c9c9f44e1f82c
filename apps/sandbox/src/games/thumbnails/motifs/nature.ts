import { palette, type Motif } from '../motif.ts';
import { at, circle, dots, group, line, num, path, repeated, ROUND, upTo, type Point } from '../shapes.ts';

const tree: Motif = {
  id: 'tree',
  words: 'iron orchard grove garden forest cedar oak maple willow apple cherry olive elm hazel',
  palettes: [
    palette('2b6350 0b1f19 4f9a63 6fb47a f2653a 7d4a2a'),
    palette('4a5c2f 171f0c 9aa83c bcc862 f7b733 5b3a22'),
    palette('light f6e4e6 e2a6b2 e58aa2 f3b7c5 d0475f 6b4034'),
  ],
  draw([leaf, light, fruit, wood], random) {
    const points = upTo(62).map((index): Point => {
      const r = 80 * Math.sqrt((index + 0.5) / 62);
      const [x, y] = at(index * 137.5 + random() * 14, r);
      return [x * 1.02, y - 18];
    });
    const of = (rest: number): readonly Point[] => points.filter((_, index) => index % 3 === rest);
    const fruits = points.filter((_, index) => index % 5 === 2);
    return (
      path('M-11 150l5-120h12l5 120zM0 70l-34-34 6-5 30 24 26-26 6 6z', wood) +
      dots(of(0), 27, leaf) +
      dots(of(1), 25, light) +
      dots(of(2), 21, leaf, ' opacity=".7"') +
      dots(fruits, 17, fruit) +
      dots(
        fruits.map(([x, y]): Point => [x - 3, y - 3]),
        4,
        '#fff',
        ' opacity=".7"',
      )
    );
  },
};

const wheat: Motif = {
  id: 'wheat',
  words: 'glass harvest meadow field barley golden straw prairie summer mill',
  palettes: [
    palette('light eaf4f0 93bfb4 fff3d6 e2a73a 3e8b7c b9822b'),
    palette('e8a23c a85a16 fff0c9 ffd36b 7b3f12 f6c04f'),
    palette('3f6b7a 12262e f6efd8 e5b454 84b5a7 c98f36'),
  ],
  draw([light, gold, stem, shade]) {
    const grains = upTo(7)
      .map((row) => {
        const y = num(-16 * row);
        return (
          path(`M0 ${y}q-17-6-15-24 15 6 15 24z`, row % 2 ? gold : light) +
          path(`M0 ${y}q17-6 15-24-15 6-15 24z`, row % 2 ? shade : gold)
        );
      })
      .join('');
    const ear = line('M0 120V-96', stem, 4) + grains + path('M0-104q-9-14 0-30 9 16 0 30z', gold);
    return repeated('e', ear, [
      'translate(0 16)',
      ...[-1, 1].flatMap((side) => [
        `translate(${side * 36} 24)rotate(${side * 6})`,
        `translate(${side * 72} 40)rotate(${side * 13})`,
      ]),
    ]);
  },
};

const moth: Motif = {
  id: 'moth',
  words: 'moth butterfly velvet wing silk night dusk secret twilight shadow',
  palettes: [
    palette('54407a 16101f edc983 a66a96 2f1b3f fff6e2'),
    palette('1f5566 07191f f4a259 5fb0a6 0c2a33 fdf1dc'),
    palette('6b2c3e 1d0a12 f6d6a8 d9785f 32101d fff1e6'),
  ],
  draw([upper, lower, dark, light]) {
    const wing =
      path('M4 12C30-2 44 10 66 22 88 46 66 76 44 70 24 66 10 44 4 20z', lower) +
      path('M4 6C14-44 56-86 92-70 118-40 84 8 44 16 24 20 10 14 4 6z', upper) +
      circle(66, -40, 19, dark) +
      circle(66, -40, 9, light) +
      circle(46, 48, 12, dark);
    return (
      line(
        `M-112 0a112 112 0 1 1 224 0a112 112 0 1 1-224 0M-88 0a88 88 0 1 1 176 0a88 88 0 1 1-176 0`,
        '#fff',
        1.5,
        ' opacity=".18"',
      ) +
      repeated('w', wing, ['scale(1)', 'scale(-1 1)']) +
      line('M-3-40Q-8-66-26-74M3-40Q8-66 26-74', light, 3, ROUND) +
      line('M0-38V62', dark, 12, ROUND)
    );
  },
};

const lotus: Motif = {
  id: 'lotus',
  words: 'crane lotus lily blossom petal rose orchid spring pond heron',
  palettes: [
    palette('light fbe3de de97a0 f7c7c9 e08391 c43f58 fff8f4'),
    palette('2f6f73 0b2426 f5b8b0 e57f83 fbd9a8 fff4ec'),
    palette('4b3b86 140e2e f3b6d2 c67bd0 ffd9a0 fff6fb'),
  ],
  draw([pale, middle, sun, white]) {
    const petals = [-72, 72, -52, 52, -30, 30, 0]
      .map((turn, index) =>
        path(
          'M0 0q-20-40 0-96 20 56 0 96z',
          index < 2 ? pale : index < 4 ? middle : index < 6 ? white : sun,
          ` transform="rotate(${turn})"`,
        ),
      )
      .join('');
    return (
      circle(34, -52, 42, sun) +
      group('translate(0 74)', petals) +
      path('M-84 78q84-26 168 0-84 26-168 0z', middle, ' opacity=".55"') +
      path('M-6-22Q-30-62-96-70-66-40-40-26-10-8-6-22zM-14-26Q-2-64 66-92 50-54 20-32 0-16-14-26z', white) +
      line('M-10-24L-58 2', white, 4, ROUND) +
      path('M-96-70l36 12-10 16zM66-92l-28 12 12 14z', '#1b2a4a')
    );
  },
};

const mountains: Motif = {
  id: 'mountains',
  words: 'alpine summit peak ridge granite glacier frost snow winter avalanche echo highland yeti',
  palettes: [
    palette('7fb2d9 1e4a7c e9f3fb 9cc0dd 3d6e9e f7c56b'),
    palette('4a4f8f 12143a f3d7e8 a58fcb 5b5aa6 ffd28a'),
    palette('light e6eef2 9fb9c6 ffffff 8fb0c2 4d7690 e9826a'),
  ],
  draw([snow, middle, dark, sun], random) {
    const peak =
      path('M-90 100L-6-56 78 100z', dark) +
      path('M-6-56L78 100H10L-18 8z', middle) +
      path('M-6-56L-36-2-22 12-8-4 4 14 18-10z', snow);
    return (
      circle(46, -62, 26, sun) +
      group(
        'translate(62 20)scale(.8)',
        path('M-90 100L-6-56 78 100z', middle) + path('M-6-56L-30-6-14 2 0-8 16-10z', snow),
      ) +
      group(
        'translate(-66 34)scale(.7)',
        path('M-90 100L-6-56 78 100z', middle) + path('M-6-56L-30-6-14 2 0-8 16-10z', snow),
      ) +
      group('translate(0 -6)', peak) +
      dots(
        upTo(14).map((): Point => [random() * 220 - 110, random() * 150 - 110]),
        4,
        snow,
      )
    );
  },
};

const mushrooms: Motif = {
  id: 'mushrooms',
  words: 'mushroom fairy moss toad hollow pixie elf fern wild bramble',
  palettes: [
    palette('3c6b52 0d2117 e5533d f7e8cf 8fbf7f c9b18d'),
    palette('6a3f6d 1a0c22 f29e4c fbe9d0 b98bc9 cfae9b'),
    palette('light eef0da b3bd86 d4504a fffaf0 7a9a55 d8c7a4'),
  ],
  draw([cap, light, moss, stem]) {
    const mushroom =
      path('M-16 0Q-12 60-22 96H22Q12 60 16 0z', light) +
      path('M4 0Q4 60 6 96H22Q12 60 16 0z', stem) +
      path('M-74 6Q-66-70 0-74 66-70 74 6 0 26-74 6z', cap) +
      dots(
        [
          [-34, -22],
          [22, -44],
          [40, -10],
        ],
        20,
        light,
      ) +
      dots(
        [
          [-4, -14],
          [-14, -52],
        ],
        12,
        light,
      );
    return (
      path('M-130 96Q0 40 130 96V210H-130z', moss) +
      group('translate(54 34)scale(.62)', mushroom) +
      group('translate(-66 52)scale(.46)', mushroom) +
      group('translate(-8 -14)', mushroom)
    );
  },
};

export const natureMotifs = [tree, wheat, moth, lotus, mountains, mushrooms];
