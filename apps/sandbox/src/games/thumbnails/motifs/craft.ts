import { palette, type Motif } from '../motif.ts';
import { angles, at, circle, dots, group, line, num, path, repeated, ROUND, upTo } from '../shapes.ts';

const vault: Motif = {
  id: 'vault',
  words: 'ember vault forge furnace smelter coal lock safe treasury anvil foundry',
  palettes: [
    palette('7a2422 1d0605 b5382b 3a0f0d ff8a34 ffd58a'),
    palette('2b4a5e 06131c 4d8aa8 10283a f0a63c ffe2a1'),
    palette('4a3a6b 110a22 8a6bc4 241843 ffb04a ffe7b5'),
  ],
  draw([rim, dark, glow, light]) {
    const spoke = path('M-8-36L-6-72H6L8-36z', rim);
    return (
      circle(0, 0, 102, dark) +
      dots(
        angles(24).map((angle) => at(angle, 92)),
        7,
        rim,
      ) +
      circle(0, 0, 82, rim) +
      circle(0, 0, 70, dark) +
      repeated(
        'k',
        spoke,
        angles(8).map((angle) => `rotate(${angle})`),
      ) +
      circle(0, 0, 42, glow) +
      circle(0, 0, 30, light) +
      path('M0-24Q13 0 0 24-13 0 0-24z', glow)
    );
  },
};

/** A disc with square teeth: dashes of a circle. */
const gear = (teeth: number, r: number, fill: string): string =>
  circle(0, 0, r, fill) +
  circle(
    0,
    0,
    r * 1.06,
    'none',
    ` stroke="${fill}" stroke-width="${num(r * 0.3)}" pathLength="${teeth * 2}" stroke-dasharray="1"`,
  );

const gears: Motif = {
  id: 'gears',
  words: 'pepper clockwork gear engine machine cog turbine steam piston factory robot',
  palettes: [
    palette('4f6f4a 14241a e0b94a fbf3dc e8452c 24391f'),
    palette('6b4a3a 1c0f0a e59a4f fbeedd 5fb3a8 3b241b'),
    palette('3f4f74 0e1428 9fb4dd fff6e4 f08a4b 1f2a4a'),
  ],
  draw([gold, white, red, dark]) {
    const wheel = (r: number, teeth: number, fill: string): string =>
      gear(teeth, r, fill) +
      circle(0, 0, r * 0.72, dark) +
      line(
        angles(5)
          .map(
            (angle) =>
              `M0 0L${at(angle, r * 0.74)
                .map(num)
                .join(' ')}`,
          )
          .join(''),
        fill,
        r * 0.16,
      ) +
      circle(0, 0, r * 0.3, fill) +
      circle(0, 0, r * 0.13, dark);
    return (
      group('translate(-32 -34)', wheel(52, 14, gold)) +
      group('translate(62 24)', wheel(34, 11, white)) +
      group('translate(62 -78)', wheel(20, 9, white)) +
      group('translate(-22 72)', wheel(28, 10, red))
    );
  },
};

const loom: Motif = {
  id: 'loom',
  words: 'loom weave thread ribbon carpet tapestry needle stitch knit fabric lace',
  palettes: [
    palette('1f5070 04111c 5fe0c3 0d2a40 8d7bff d5e9ea'),
    palette('6b2c52 16060f ffb15c 32122a f06b8f ffe6cf'),
    palette('2d5b3f 081a10 f2c94f 123522 7fc48f f4f0dc'),
  ],
  draw([light, dark, accent, pale], random) {
    const zigzag = `M-250 0${'l15-15 15 15'.repeat(13)}`;
    const colours = [light, pale, accent, dark, light, accent, dark];
    return upTo(15)
      .map((row) => {
        const colour = colours[(row * 3 + Math.floor(random() * 2)) % colours.length] ?? light;
        return line(zigzag, colour, row % 3 === 1 ? 5 : 9, ` transform="translate(0 ${row * 22 - 118})"`);
      })
      .join('');
  },
};

const lanterns: Motif = {
  id: 'lanterns',
  words: 'lantern lamp candle glow festival firefly spark luminous torch',
  palettes: [
    palette('5a2a4f 13060f f2574a ffcf6b ffeebf 2b1022'),
    palette('1f4a66 05141f f58b3c ffd98a fff0cd 0c2436'),
    palette('7c2323 1f0505 f7a63c ffe08f fff6dc 3b0a0a'),
  ],
  draw([red, gold, light, dark]) {
    const lantern =
      line('M0-150V-38', dark, 2.5) +
      path('M-16-40H16V-32H-16zM-16 32H16V40H-16z', dark) +
      path('M-18-32H18Q44-16 44 0T18 32H-18Q-44 16-44 0T-18-32z', red) +
      path('M-8-32H8Q20-14 20 0T8 32H-8Q-20 14-20 0T-8-32z', gold) +
      path('M-2-32H2Q7-14 7 0T2 32H-2Q-7 14-7 0T-2-32z', light) +
      line('M0 40V62M-5 40V56M5 40V56', gold, 2.5, ROUND);
    return (
      circle(0, -6, 84, gold, ' opacity=".14"') +
      circle(-72, -30, 52, gold, ' opacity=".12"') +
      circle(74, 6, 58, gold, ' opacity=".12"') +
      repeated('l', lantern, [
        'translate(0 2)scale(1.1)',
        'translate(-74 -34)scale(.72)',
        'translate(74 14)scale(.78)',
        'translate(48 -84)scale(.46)',
        'translate(-38 74)scale(.5)',
      ])
    );
  },
};

const clock: Motif = {
  id: 'clock',
  words: 'clock midnight hour time watch minute pendulum chronicle eternity second',
  palettes: [
    palette('3b4f7d 0b1228 f3ead6 d9a441 1d2a4f e0604f'),
    palette('6b3f2a 1c0c05 f8edda e7a84a 3d2114 4f9a94'),
    palette('2f6b62 07201c fbf3e0 e5b14e 123d37 e8604a'),
  ],
  draw([face, gold, dark, red]) {
    return (
      path('M-50 76L-66 102H-46L-30 84zM50 76L66 102H46L30 84z', gold) +
      circle(-50, -80, 24, gold) +
      circle(50, -80, 24, gold) +
      path('M-66-48Q-6-112 66-48L0 10z', dark) +
      circle(0, 6, 90, gold) +
      circle(0, 6, 76, face) +
      line(
        angles(12)
          .map(
            (angle) =>
              `M${at(angle, angle % 90 ? 66 : 58)
                .map(num)
                .join(' ')}L${at(angle, 70).map(num).join(' ')}`,
          )
          .join(''),
        dark,
        5,
        `${ROUND} transform="translate(0 6)"`,
      ) +
      line('M0 6V-40', dark, 8, ROUND) +
      line('M0 6L34 26', dark, 8, ROUND) +
      line('M0 6L-24 44', red, 3.5, ROUND) +
      circle(0, 6, 8, red) +
      path('M-10-104H10V-92H-10z', gold)
    );
  },
};

const potion: Motif = {
  id: 'potion',
  words: 'potion alchemist elixir magic wizard cauldron spell witch poison tonic bottle',
  palettes: [
    palette('3a2f6b 0d0824 7fe0b8 f2fff8 d06be0 e0a84a'),
    palette('1f5a52 051c18 ff8f6b fff3e6 f7c84f 8a5a34'),
    palette('6b2552 18061a ffb84f fff3dd f0609a 7fc4d0'),
  ],
  draw([liquid, glass, accent, cork]) {
    return (
      path('M-22-64V-18L-76 66Q-88 96-54 98H54Q88 96 76 66L22-18V-64z', glass, ' opacity=".28"') +
      path('M-44 26H44L70 68Q78 90 52 90H-52Q-78 90-70 68z', liquid) +
      path('M-44 26q22-14 44 0t44 0L54 40q-28 12-54 0t-54 0z', accent) +
      path('M-28-70H28V-58H-28z', glass, ' opacity=".9"') +
      path('M-18-96H18L14-70H-14z', cork) +
      dots(
        [
          [-24, 62],
          [20, 72],
          [38, 50],
        ],
        14,
        glass,
        ' opacity=".7"',
      ) +
      dots(
        [
          [-4, 48],
          [4, -30],
          [-6, -2],
        ],
        9,
        accent,
      ) +
      dots(
        [
          [-84, -40],
          [78, -58],
          [96, 10],
          [-100, 22],
        ],
        7,
        accent,
      ) +
      line('M-58 66Q-50 46-40 34', glass, 5, `${ROUND} opacity=".8"`) +
      path('M66-92l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM-74-86l4 10 10 4-10 4-4 10-4-10-10-4 10-4z', liquid)
    );
  },
};

const keys: Motif = {
  id: 'keys',
  words: 'key secret hidden mystery archive cipher code detective riddle enigma',
  palettes: [
    palette('24506b 061420 e7b650 b5832c f6ecd6 0f2d40'),
    palette('5b3a2a 170b05 f0b95a b9792a fff0d8 2f1a10'),
    palette('4a2f5f 110820 d8c4f0 9a7fc4 fff3e2 25143a'),
  ],
  draw([gold, shade, light, dark]) {
    const key =
      path('M-9-30H9V84H-9z', gold) +
      path('M3-30H9V84H3z', shade) +
      path('M9 50H36V62H24V68H36V82H9z', gold) +
      path(
        'M0-100A38 38 0 0 1 38-62 38 38 0 0 1 0-24-38 38 0 0 1-38-62 38 38 0 0 1 0-100zM0-82A20 20 0 0 0-20-62 20 20 0 0 0 0-42 20 20 0 0 0 20-62 20 20 0 0 0 0-82z',
        gold,
        ' fill-rule="evenodd"',
      ) +
      path('M-14-26H14V-14H-14z', shade);
    return (
      circle(0, 0, 100, dark, ' opacity=".5"') +
      line('M-84 0a84 84 0 1 1 168 0a84 84 0 1 1-168 0', light, 2, ' stroke-dasharray="3 9" opacity=".5"') +
      repeated('k', key, ['rotate(34)', 'rotate(-34)']) +
      circle(0, 10, 12, light) +
      circle(0, 10, 5, dark)
    );
  },
};

export const craftMotifs = [vault, gears, loom, lanterns, clock, potion, keys];
