import { palette, type Motif } from '../motif.ts';
import { circle, dots, group, line, path, rect, ROUND, upTo, type Point } from '../shapes.ts';

const tram: Motif = {
  id: 'tram',
  words: 'tramline railway express metro station boulevard tunnel cable line trolley',
  palettes: [
    palette('light f4eee0 d3c093 21355f d0454f fffaf0 8a7550'),
    palette('2f5f6b 081c22 f0b64f e2573f fff4dd 123d47'),
    palette('7a3b4f 1e0811 f5e4c8 e8a63f fffaf0 4a1c2c'),
  ],
  draw([body, stripe, white, rail]) {
    return (
      circle(0, -84, 34, stripe) +
      line(
        'M-34 60L-130 190M34 60L130 190M-14 60L-34 190M14 60L34 190M-118 104H118M-132 140H132',
        rail,
        3.5,
      ) +
      line('M-20-66L0-98 20-66', body, 4) +
      rect(-46, -66, 92, 112, body, 18) +
      rect(-36, -54, 34, 36, white, 5) +
      rect(2, -54, 34, 36, white, 5) +
      rect(-46, -6, 92, 13, stripe) +
      circle(-26, 26, 8, white) +
      circle(26, 26, 8, white) +
      rect(-34, 46, 68, 10, body, 3)
    );
  },
};

const dunes: Motif = {
  id: 'dunes',
  words: 'saffron road desert dune oasis caravan mirage sand sahara camel nomad spice',
  palettes: [
    palette('f7b24a a8401a fff3d4 d2621f 9c3a17 ffe3a6'),
    palette('b86a9a 43123f ffe6d0 8f3b6f 5f1f50 ffd0b0'),
    palette('light fae6c4 dca968 ffffff e09a4e b96f32 fff4dd'),
  ],
  draw([sun, dune, dark, dot]) {
    return (
      line('M-56-44a72 72 0 1 1 144 0a72 72 0 1 1-144 0', dot, 2, ' opacity=".7"') +
      line('M-38-44a54 54 0 1 1 108 0a54 54 0 1 1-108 0', dot, 2) +
      circle(22, -42, 46, sun) +
      path('M-260 10Q-130-30-60 6T60 40 200-6 300 20V230H-260z', dune) +
      path('M-260 70Q-120 20-40 44T90 76 300 40V230H-260z', dark) +
      dots(
        [
          [48, 16],
          [36, 18],
          [22, 24],
          [14, 34],
          [24, 44],
          [18, 54],
          [4, 60],
          [-10, 68],
          [-22, 78],
        ],
        6,
        dot,
      )
    );
  },
};

const arch: Motif = {
  id: 'arch',
  words: 'bazaar gate palace temple sultan zephyr door portal riad mosaic market',
  palettes: [
    palette('d2683f 5e1f12 f8cf7f 2f8a8c fff2da 7b2c1a'),
    palette('2f5f8f 081a33 f2c15b c2503f fff3dd 123a63'),
    palette('5a3f86 150b2c f5c77f 3fa096 fff0dc 2e1c52'),
  ],
  draw([gold, teal, white, dark]) {
    const frame = (width: number, top: number): string =>
      `M-${width} 150V-4Q-${width}-46 0 ${top} ${width}-46 ${width}-4V150z`;
    return (
      path(frame(84, -124), gold) +
      path(frame(72, -106), dark) +
      path(frame(60, -90), teal) +
      path(frame(48, -72), white) +
      path(frame(38, -58), dark) +
      line('M0-40V10M-20-26V-2M20-26V-2', gold, 2) +
      path('M0 8l9 16-9 18-9-18zM-20-4l7 12-7 14-7-14zM20-4l7 12-7 14-7-14z', gold) +
      path('M0 16l4 8-4 8-4-8z', white)
    );
  },
};

const tent: Motif = {
  id: 'tent',
  words: 'salt carnival circus fair jester clown juggler ringmaster magician acrobat',
  palettes: [
    palette('light fbf4e4 ddc598 d8404f ffffff 1f3f74 e7e0cc'),
    palette('2d3f7a 0a1030 e8484f fff5e3 f3b63f 1a2450'),
    palette('7a2f5b 1f0716 f5b53d fff4e0 3d8f96 4a1838'),
  ],
  draw([red, white, blue, edge]) {
    return (
      path('M0-110L36-98 0-86z', red) +
      line('M0-110V-70', edge, 4) +
      path('M-86 20L0-76 86 20z', white) +
      path('M-86 20L0-76-52 20zM-18 20L0-76 18 20zM86 20L0-76 52 20z', red) +
      path('M-90 20H90V34H-90z', white) +
      upTo(7)
        .map((index) => path(`M${index * 26 - 91} 20h26v18a13 10 0 0 1-26 0z`, index % 2 ? white : red))
        .join('') +
      path('M-76 46H76V104H-76z', blue) +
      path('M-58 46H-34V104H-58zM34 46H58V104H34z', white) +
      path('M-22 104V68Q-22 48 0 46 22 48 22 68V104z', '#101c36') +
      dots(
        [
          [-82, -62],
          [86, -48],
        ],
        16,
        blue,
      ) +
      dots(
        [
          [-62, -86],
          [64, -84],
        ],
        9,
        red,
      )
    );
  },
};

const pagoda: Motif = {
  id: 'pagoda',
  words: 'pagoda jade lotus emperor dynasty bamboo shogun samurai ginger tea silk koi',
  palettes: [
    palette('2f7064 07221d d94a3d f7e6c4 e8b24a 123f37'),
    palette('c9553f 4a0f10 7a1d22 fff0d2 f5c25a 32090c'),
    palette('light f4ead8 cfae84 c2413a fff8ea d99a3a 5a2c24'),
  ],
  draw([red, wall, gold, dark]) {
    const storey =
      path('M-40 0H40V26H-40z', wall) +
      path('M-30 6H-18V26H-30zM-6 6H6V26H-6zM18 6H30V26H18z', dark) +
      path('M-74 2Q-52-2-42-22H42Q52-2 74 2L70 8H-70z', red) +
      path('M-42-22H42V-17H-44z', gold);
    return (
      circle(0, -30, 84, gold, ' opacity=".22"') +
      line('M0-112V-70', gold, 5, ROUND) +
      dots([[0, -110]], 12, gold) +
      group('translate(0 -62)scale(.62)', storey) +
      group('translate(0 -24)scale(.86)', storey) +
      group('translate(0 26)scale(1.06)', storey) +
      group('translate(0 82)scale(1.28)', storey)
    );
  },
};

const castle: Motif = {
  id: 'castle',
  words: 'castle knight fortress tower keep baron duke shield lord bastion siege',
  palettes: [
    palette('5a6f9a 131c36 e6e2d6 b9b2a2 d24a4a 2b3a63'),
    palette('8a4f6f 240c1c f3e4d0 c9ac94 e8a23c 4a1f3a'),
    palette('light e8eee6 aebfa8 fbf6e8 d0c4a8 c94f43 5a6a58'),
  ],
  draw([wall, shade, flag, dark]) {
    const tower =
      path('M-22-40H22V110H-22z', wall) +
      path('M6-40H22V110H6z', shade) +
      path('M-26-58H-12V-50H-6V-58H6V-50H12V-58H26V-36H-26z', wall) +
      path('M-6-16a6 8 0 0 1 12 0V0H-6z', dark);
    const roofed =
      tower +
      path('M-30-56L0-112 30-56z', flag) +
      line('M0-112V-130', dark, 2.5) +
      path('M0-130l22 7-22 7z', flag);
    return (
      group('translate(0 -4)scale(1.1)', roofed) +
      path('M-74 24H74V120H-74z', wall) +
      path('M-74 12H-58V24H-42V12H-26V24H-10V12H10V24H26V12H42V24H58V12H74V30H-74z', wall) +
      path('M-18 120V76Q-18 58 0 56 18 58 18 76V120z', dark) +
      line('M-18 90H18M0 58V120', shade, 3) +
      group('translate(-78 20)scale(.9)', roofed) +
      group('translate(78 20)scale(.9)', roofed)
    );
  },
};

const skyline: Motif = {
  id: 'skyline',
  words: 'city skyline avenue neon rooftop tower uptown urban penthouse metropolis broadway street',
  palettes: [
    palette('4a3f8f 0d0a2b ffce6b 2a2260 f06a8f 6f62c4'),
    palette('1f5f74 041821 ffe08a 0d3a4a f28c5a 3c93a6'),
    palette('e08a6b 6b1f3f fff0cf 7f2f4f ffd98a b5524f'),
  ],
  draw([window, near, sun, far], random) {
    const buildings: readonly (readonly [number, number, number])[] = [
      [-118, -10, 38],
      [-76, -62, 34],
      [-38, -24, 40],
      [6, -94, 36],
      [46, -40, 34],
      [84, -70, 40],
    ];
    const lit = buildings.flatMap(([x, y, width]) =>
      upTo(9).flatMap((row) =>
        upTo(3).flatMap((column): Point[] =>
          random() < 0.5 && y + 18 + row * 18 < 130
            ? [[x + 9 + (column * (width - 18)) / 2, y + 16 + row * 18]]
            : [],
        ),
      ),
    );
    return (
      circle(34, -62, 40, sun) +
      path('M-250 10H-100V-30H-70V20H-20V-50H10V0H60V-20H80V30H120V-20H250V230H-250z', far, ' opacity=".6"') +
      buildings.map(([x, y, width]) => rect(x, y, width, 240, near)).join('') +
      line('M24-94V-118M104-70V-92', near, 4) +
      line(lit.map(([x, y]) => `M${Math.round(x)} ${y}v8`).join(''), window, 6)
    );
  },
};

export const cityMotifs = [tram, dunes, arch, tent, pagoda, castle, skyline];
