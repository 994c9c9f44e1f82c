import { palette, type Motif } from '../motif.ts';
import {
  angles,
  at,
  circle,
  dots,
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

const comets: Motif = {
  id: 'comets',
  words: 'nine comets comet meteor star stellar cosmic nova galaxy astral shooting falling',
  palettes: [
    palette('3a3585 0b0828 f5b3c8 fff1d2 8d7bff 5f56c9'),
    palette('14506b 04121c ffd27a f2f7ff 4fc3c7 2f7f9a'),
    palette('7a2452 1e0616 ffc48a fff0dd ff7b8b b5416f'),
  ],
  draw(colours, random) {
    const comet = (x: number, y: number, size: number, colour: string): string => {
      const tail = size * 3.1;
      return (
        line(
          `M${num(x)} ${num(y)}l${num(tail)}-${num(tail * 0.66)}`,
          colour,
          size * 2,
          `${ROUND} opacity=".28"`,
        ) +
        line(
          `M${num(x)} ${num(y)}l${num(tail * 0.5)}-${num(tail * 0.33)}`,
          colour,
          size * 2,
          `${ROUND} opacity=".45"`,
        ) +
        circle(x, y, size, colour)
      );
    };
    const places: readonly Point[] = [
      [-96, -44],
      [-34, -68],
      [30, -92],
      [-74, 12],
      [-12, -8],
      [52, -36],
      [-54, 72],
      [12, 48],
      [78, 14],
    ];
    return places
      .map(([x, y], index) =>
        comet(x + random() * 8, y + random() * 8, 5 + ((index * 5) % 8), colours[index % 3] ?? colours[0]),
      )
      .join('');
  },
};

const planet: Motif = {
  id: 'planet',
  words: 'meridian orbit planet saturn lunar moon eclipse jupiter equator cosmos gravity satellite',
  palettes: [
    palette('5d2a78 150420 7a2f86 c565a5 fbdcec f4eaff'),
    palette('1d4c7a 061627 2a6fa8 63b3d6 e3f6ff ffe0a3'),
    palette('7c3a1e 200b05 b5562a ef9650 fde3c0 fff6e6'),
  ],
  draw([dark, middle, light, ring]) {
    return (
      circle(0, -6, 84, dark) +
      path('M-30-84C-10-40-10 30-26 74A84 84 0 0 1-82-20 84 84 0 0 1-30-84z', dark) +
      path('M24-87A84 84 0 0 1 78 26 84 84 0 0 1 4 78C34 30 40-36 24-87z', middle) +
      path('M24-87C2-92-14-88-30-84-12-40-12 30-26 74-16 77-6 78 4 78 34 30 40-36 24-87z', light) +
      line('M-84-22Q0 10 76-44M-82 16Q0 50 84 0M-52 62Q10 74 66 46', dark, 2.5) +
      line('M-104 44Q-40 40 40-10 128-66 104-74 90-78 70-66', ring, 4, ROUND) +
      circle(104, -74, 8, ring) +
      dots(
        [
          [-98, -76],
          [-70, -98],
          [86, 78],
          [104, 40],
          [-104, -20],
        ],
        4,
        ring,
      )
    );
  },
};

const kites: Motif = {
  id: 'kites',
  words: 'kite season wind breeze gust paper flying windmill sky',
  palettes: [
    palette('a9d5ef 2f76b3 e63b46 f7d560 1f3f77 fff9ea'),
    palette('light fbf0d8 e3b98a d9413f f0b93a 2b6777 7a4a2a'),
    palette('4fa8a0 124f57 f3674f fbdc7c 174b5c fff7e8'),
  ],
  draw([red, yellow, dark, white]) {
    const kite =
      path('M0-56L34-10 0 52-34-10z', red) +
      path('M0-56V52L34-10zM-34-10H0V52z', yellow) +
      path('M0-56L34-10H0z', red) +
      line('M0 52q16 14 2 28t4 30-8 22', white, 2.5, ROUND);
    const blue =
      path('M0-56L34-10 0 52-34-10z', dark) +
      path('M0-56V-10H34zM-34-10H0V52z', yellow) +
      line('M0 52q16 14 2 28t4 30', white, 3.5, ROUND);
    return (
      group('translate(-24 -36)rotate(22)scale(1.06)', kite) +
      group('translate(62 26)rotate(-8)scale(.66)', blue) +
      group('translate(62 -78)rotate(16)scale(.48)', kite) +
      group('translate(-72 62)rotate(14)scale(.42)', blue)
    );
  },
};

const balloons: Motif = {
  id: 'balloons',
  words: 'balloon drift voyage aerial cloud horizon floating gondola airship feather',
  palettes: [
    palette('7cc4d8 1d5d86 f2664b fbd46d fdf4e3 2b5d8a'),
    palette('f6b98a a8475a e4574f fcdf9a fff6ea 6b3f7a'),
    palette('light e4f1f5 9cc6d3 e85d4a f3c04d ffffff 2f6f8f'),
  ],
  draw([red, yellow, white, blue]) {
    const balloon = (main: string, stripe: string): string =>
      path('M0-66C50-66 64-24 48 8 38 30 22 44 14 54H-14C-22 44-38 30-48 8-64-24-50-66 0-66z', main) +
      path('M0-66C18-66 26-24 22 8 18 34 10 46 6 54H-6C-10 46-18 34-22 8-26-24-18-66 0-66z', stripe) +
      line('M-12 54L-8 72M12 54L8 72', white, 2) +
      path('M-11 70H11L8 88H-8z', '#7a4a2a');
    const cloud = 'M0 0h64a14 14 0 0 0-6-27 22 22 0 0 0-40-8A18 18 0 0 0 0 0z';
    return (
      path(cloud, white, ' opacity=".55" transform="translate(-112 -50)"') +
      path(cloud, white, ' opacity=".4" transform="translate(44 44)"') +
      group('translate(-22 -20)scale(1.08)', balloon(red, yellow)) +
      group('translate(68 -46)scale(.5)', balloon(blue, white)) +
      group('translate(76 36)scale(.36)', balloon(yellow, red))
    );
  },
};

const snowflake: Motif = {
  id: 'snowflake',
  words: 'ice arctic polar crystal northern aurora boreal icicle silver blizzard',
  palettes: [
    palette('2f6fa8 071d3a eaf6ff 9fd3ee 5fa3d0 c9b8ff'),
    palette('light eff6f9 a9cbd9 3f86b5 6fb2d3 ffffff 8a7fc9'),
    palette('3b3f86 0c0d2e f2ecff b9b3ff 7f8be6 8fe3dc'),
  ],
  draw([light, middle, dark, accent], random) {
    const arm =
      line('M0 0V-96M0-34L-22-54M0-34L22-54M0-62L-20-82M0-62L20-82', light, 8, ROUND) +
      circle(0, -96, 6, accent);
    const flakes = upTo(12).map((): Point => [random() * 230 - 115, random() * 220 - 110]);
    return (
      dots(flakes, 6, middle, ' opacity=".6"') +
      path(polygon(angles(6, 30).map((angle) => at(angle, 62))), dark, ' opacity=".6"') +
      repeated(
        'a',
        arm,
        angles(6).map((angle) => `rotate(${angle})`),
      ) +
      path(polygon(angles(6).map((angle) => at(angle, 26))), middle) +
      path(polygon(angles(6).map((angle) => at(angle, 13))), light)
    );
  },
};

const sunburst: Motif = {
  id: 'sunburst',
  words: 'sun dawn solar blaze radiant daybreak noon phoenix bright fire flame',
  palettes: [
    palette('f28c38 9c2f14 ffd36e fff1c9 e2552a 7c1f12'),
    palette('light fdf1d4 efc06b f4a340 fff8e8 de5f3a b5432a'),
    palette('b0355c 34081f ffb35c ffe6b8 f0645f 6d1740'),
  ],
  draw([gold, light, red, dark]) {
    const ray = path('M-9-58L0-106 9-58z', gold);
    const small = path('M-5-56L0-84 5-56z', red);
    return (
      circle(0, 0, 112, red, ' opacity=".22"') +
      circle(0, 0, 86, light, ' opacity=".12"') +
      repeated(
        'r',
        ray,
        angles(16).map((angle) => `rotate(${angle})`),
      ) +
      repeated(
        's',
        small,
        angles(16, 11.25).map((angle) => `rotate(${angle})`),
      ) +
      circle(0, 0, 54, gold) +
      circle(0, 0, 42, light) +
      line('M-28 6a28 28 0 0 1 56 0', red, 5, ROUND) +
      line('M-40 20H40M-30 34H30', dark, 4, ROUND)
    );
  },
};

export const skyMotifs = [comets, planet, kites, balloons, snowflake, sunburst];
