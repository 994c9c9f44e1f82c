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
  repeated,
  ROUND,
  upTo,
  type Point,
} from '../shapes.ts';

/** Scallops from edge to edge at a height, filled down to the foot. */
const waves = (y: number, length: number, height: number, colour: string, more = ''): string =>
  path(
    `M-250 ${y}${`q${length / 2}-${height * 2} ${length} 0`.repeat(Math.ceil(400 / length))}V230H-250z`,
    colour,
    more,
  );

const fish: Motif = {
  id: 'fish',
  words: 'reef runner fish carp koi salmon coral angler pike',
  palettes: [
    palette('1d8496 05303f ff8a5c fff3df 2b9a94 0f6573'),
    palette('2d5fa8 081c3c ffc94d fff6dd 3f8fd0 1f5596'),
    palette('light d9efe9 7fbdb2 f0653f fff8ec 58b0a4 2d8279'),
  ],
  draw([orange, white, light, dark]) {
    return (
      circle(62, -86, 9, white, ' opacity=".35"') +
      circle(76, -60, 5, white, ' opacity=".35"') +
      group(
        'translate(-10 -34)rotate(-8)',
        path('M-52 0L-98-34Q-86 0-98 34z', orange) +
          path('M-60 0Q-14-52 44-34 84-22 90 2 78 34 32 36-18 36-60 0z', orange) +
          path('M-10-34Q16-66 46-34z', orange, ' opacity=".7"') +
          line('M-22-24Q-8 4-26 26M4-36Q20 2 0 38M30-38Q46 0 28 36', white, 7, ROUND) +
          circle(68, -8, 7, '#1b2a3a'),
      ) +
      waves(44, 40, 13, light) +
      waves(68, 40, 13, dark) +
      waves(92, 40, 13, light, ' opacity=".35"')
    );
  },
};

const scales: Motif = {
  id: 'scales',
  words: 'copper tide scale mermaid dragon serpent armour pearl hoard fan bronze',
  palettes: [
    palette('1c4c5c 071820 d98d56 0e2f3a f5dcb8 8b5635'),
    palette('5a2140 17060f e8607a 33101f ffd9c2 a83b57'),
    palette('1f5a45 071c14 e2b55a 0d3527 fbf0cf 3f9272'),
  ],
  draw([ring, ground, light, deep], random) {
    const scale =
      `<circle r="33" fill="${ground}"/><circle r="23.5" fill="none" stroke="${ring}" stroke-width="7"/>` +
      `<circle r="13" fill="none" stroke="${ring}" stroke-width="5"/>`;
    const places = upTo(8).flatMap((row) =>
      upTo(row % 2 ? 9 : 8).map((column): Point => [(column - 3.5) * 54 - (row % 2) * 27, row * 24 - 92]),
    );
    return (
      repeated(
        's',
        scale + circle(0, 0, 6, deep),
        places.map(([x, y]) => `translate(${x} ${y})`),
      ) +
      dots(
        places.filter(() => random() < 0.16),
        12,
        light,
      )
    );
  },
};

const lighthouse: Motif = {
  id: 'lighthouse',
  words: 'harbour lighthouse beacon coast shore keeper pier storm fog signal bay',
  palettes: [
    palette('2a4f7d 071629 f4ede0 d8434b ffd56b 1b3558'),
    palette('e7936b 7c2f46 fff6e6 c93a48 fde28e 5a2a4c'),
    palette('light e3eef0 98bac2 ffffff d6454a f5b83e 38657a'),
  ],
  draw([white, red, lamp, dark]) {
    return (
      path('M0-78L-150-124V-20zM0-78L150-112V-32z', lamp, ' opacity=".3"') +
      path('M-26-56H26L38 100H-38z', white) +
      path('M-28.5-24H28.5L31 8H-31zM-33 38H33L36 70H-36z', red) +
      path('M6-56H26L38 100H12z', dark, ' opacity=".16"') +
      path('M-34-64H34V-54H-34z', dark) +
      path('M-20-94H20V-64H-20z', lamp) +
      path('M-26-94H26L0-116z', red) +
      path('M-7 100V78a7 7 0 0 1 14 0V100z', dark) +
      path('M-92 112Q-60 84-20 96T60 92 104 116z', dark) +
      waves(112, 34, 9, dark)
    );
  },
};

const sailboat: Motif = {
  id: 'sailboat',
  words: 'regatta sail captain ship pirate anchor sailor galleon compass corsair mariner breeze',
  palettes: [
    palette('7db9d8 1b4f86 fff8ea e4574a f7c557 123c6b'),
    palette('f0c07a b0552f fff4dc c93f3a 2f6c8a 5c2b22'),
    palette('3f5f8f 0c1a34 f6efe0 ef7a54 ffd27a 1a2f55'),
  ],
  draw([white, red, yellow, dark]) {
    return (
      circle(-58, -66, 26, yellow) +
      path('M-4-104V50H-84Q-30-10-4-104z', white) +
      path('M6-92V50H76Q60-26 6-92z', red) +
      path('M6-92Q36-54 52-10H6z', white, ' opacity=".22"') +
      line('M1-112V62', dark, 5) +
      path('M3-112L34-104 3-94z', yellow) +
      path('M-92 58H92Q78 96 46 98H-50Q-80 92-92 58z', dark) +
      path('M-89 66H89L86 74H-86z', yellow) +
      waves(92, 44, 11, '#fff', ' opacity=".32"') +
      waves(106, 44, 11, dark, ' opacity=".6"')
    );
  },
};

const organ: Motif = {
  id: 'organ',
  words: 'tidal organ chorus choir melody echoes hymn anthem symphony jukebox rhythm song',
  palettes: [
    palette('1f4f8f 04122e 6fc3f0 f6fbff d9a23f 2a76c0'),
    palette('5b2a6e 160722 e08ad0 fff2fa f0b34a 8a46a3'),
    palette('2c5a4a 08201a 7fd0ae f3fff8 e2b650 37866c'),
  ],
  draw([light, white, gold, wave]) {
    const pipes = upTo(11).map((index) => {
      const x = (index - 5) * 18;
      const top = -104 + Math.abs(index - 5) * 17;
      const main = index % 2 ? gold : light;
      return (
        path(`M${x - 7} 70V${top + 5}a7 5 0 0 1 14 0V70z`, main) +
        path(`M${x - 4} 70V${top + 6}h3V70z`, white, ' opacity=".75"') +
        path(`M${x - 5} 30h10l-5 12z`, '#0b1c38')
      );
    });
    return (
      pipes.join('') +
      path(`M-250 74${'q18-26 36 0t36 0'.repeat(7)}V230H-250z`, wave) +
      path(`M-268 96${'q18-26 36 0t36 0'.repeat(8)}V230H-268z`, wave, ' opacity=".55"')
    );
  },
};

const marbles: Motif = {
  id: 'marbles',
  words: 'marble monsoon rain bubble drop opal pearls glassworks puddle splash candy',
  palettes: [
    palette('44698a 0f2436 6fb6d2 f29b47 fbfbf7 e2657c'),
    palette('6b3a78 1c0a24 b58be0 ffb26b fff7fb f06292'),
    palette('2f7a70 08231f 7fd6c0 f7c95c fffdf5 ef6f5b'),
  ],
  draw([blue, orange, white, pink]) {
    const places: readonly (readonly [number, number, number])[] = [
      [-40, -46, 32],
      [22, -88, 20],
      [48, -14, 46],
      [-24, 34, 40],
      [-90, 6, 19],
      [78, 62, 26],
      [22, 84, 30],
      [-78, 82, 22],
    ];
    const rain = upTo(12)
      .map((index) => `M${index * 22 - 128} ${((index * 53) % 170) - 110}l-10 32`)
      .join('');
    const fills = [orange, blue, white, blue, white, orange, white, orange];
    return (
      line(rain, white, 1.5, ' opacity=".3"') +
      places
        .map(([x, y, r], index) => {
          const fill = fills[index] ?? blue;
          const swirl = `M${num(-r * 0.84)} 0Q0 ${num(-r * 1.05)} ${num(r * 0.84)} 0Q0 ${num(r * 0.32)} ${num(-r * 0.84)} 0z`;
          return (
            group(
              `translate(${x} ${y})rotate(${index * 40 - 30})`,
              circle(0, 0, r, fill) + path(swirl, fill === white ? pink : white),
            ) + circle(x - r * 0.4, y - r * 0.45, r * 0.14, '#fff')
          );
        })
        .join('')
    );
  },
};

const kraken: Motif = {
  id: 'kraken',
  words: 'shell nautilus lagoon kraken abyss octopus deep atlantis trident conch',
  palettes: [
    palette('1b5f7d 04182a f6a07a fde7cf e0647a 2f93a8'),
    palette('4a3f9a 100b30 ffb38f fff0e0 f0709a 7f74e0'),
  ],
  draw([coral, light, pink, blue]) {
    const arm =
      path('M-13 0C-20-50 18-60-2-96-8-106-24-100-20-88-34-100-18-118 2-112 34-100 2-52 13 0z', coral) +
      dots(
        [
          [-4, -24],
          [-3, -44],
          [3, -62],
        ],
        7,
        light,
      );
    return (
      repeated(
        't',
        arm,
        angles(8, 22).map((angle) => `rotate(${num(angle)})`),
      ) +
      circle(0, 0, 40, pink) +
      dots(
        angles(8).map((angle) => at(angle, 28)),
        9,
        light,
      ) +
      circle(0, 0, 14, blue) +
      dots(
        [
          [-96, -84],
          [92, -92],
          [-104, 44],
          [100, 60],
        ],
        8,
        light,
        ' opacity=".5"',
      )
    );
  },
};

export const waterMotifs = [fish, scales, lighthouse, sailboat, organ, marbles, kraken];
