import { palette, type Motif } from '../motif.ts';
import {
  angles,
  at,
  circle,
  dots,
  group,
  line,
  path,
  polygon,
  rect,
  repeated,
  ROUND,
  upTo,
} from '../shapes.ts';

const SUIT =
  'M0-30C10-16 34-6 34 14 34 30 14 34 4 22Q6 36 14 42H-14Q-6 36-4 22C-14 34-34 30-34 14-34-6-10-16 0-30z';

const cards: Motif = {
  id: 'cards',
  words: 'ace cards joker spade high poker deck trump dealer royal flush table club',
  palettes: [
    palette('1f5f4f 052019 fffaf0 d6404a 16233b e6dcc6'),
    palette('7a2438 1f050c fff6ea d03c48 1d2440 ecd9c4'),
    palette('2f4a86 081330 fff9ef e0574f 14213f d9dcea'),
  ],
  draw([paper, red, ink, edge]) {
    const card = (mark: string, fill: string): string =>
      rect(-41, -62, 82, 124, edge, 9) +
      rect(-43, -64, 82, 124, paper, 9) +
      path(mark, fill, ' transform="translate(-2 4)"') +
      group('translate(-30 -46)scale(.28)', path(mark, fill));
    const heart = 'M0 40C-46 8-36-28-14-28-4-28 0-18 0-14 0-18 4-28 14-28 36-28 46 8 0 40z';
    const diamond = 'M0-38L30 4 0 46-30 4z';
    return (
      group('translate(-62 18)rotate(-26)', card(heart, red)) +
      group('translate(62 18)rotate(26)', card(diamond, red)) +
      group('translate(0 -14)', card(SUIT, ink))
    );
  },
};

const bells: Motif = {
  id: 'bells',
  words: 'bell bells seven lucky jackpot golden classic liberty ringing gold bonus',
  palettes: [
    palette('a8323f 34060c f7b93a ffe39a c98414 fff4d8'),
    palette('2b4f86 07162f f5b840 ffe6a3 c07f18 fff6df'),
    palette('2f6b4f 07251a f3b53c ffe29a b97d1a fff4da'),
  ],
  draw([gold, light, shade, white]) {
    const bell =
      path('M0-92C44-92 48-36 54 8 56 30 74 40 74 54H-74C-74 40-56 30-54 8-48-36-44-92 0-92z', gold) +
      path('M18-90C46-78 48-32 54 8 56 30 74 40 74 54H30C34 10 38-50 18-90z', shade) +
      path(
        'M-30-66C-40-46-40-14-42 8',
        'none',
        ` stroke="${light}" stroke-width="8" stroke-linecap="round"`,
      ) +
      rect(-80, 50, 160, 14, light, 7) +
      circle(0, 74, 18, shade) +
      circle(0, -98, 12, shade);
    const ray = path('M-4-98L0-118 4-98z', white);
    return (
      repeated(
        'r',
        ray,
        angles(20).map((angle) => `rotate(${angle})`),
      ) + group('scale(.92)', bell)
    );
  },
};

const targets: Motif = {
  id: 'targets',
  words: 'arrow archer target hunter bow bullseye robin ranger scout',
  palettes: [
    palette('3f6b4a 0b2113 d9483f fbf3e0 f2b744 5a3a22'),
    palette('7a4a2f 1f0f06 e2583f fff1dd 2f6f86 f0b84f'),
    palette('light edf0e2 b4c096 d64a41 ffffff 3f6fa0 7a4a28'),
  ],
  draw([red, white, gold, wood]) {
    const arrow = line('M0 0L96-78', wood, 5, ROUND) + path('M84-68L112-74 120-100 96-94z', gold);
    return (
      path(
        'M-56 60L-78 124M56 60L78 124',
        'none',
        ` stroke="${wood}" stroke-width="11" stroke-linecap="round"`,
      ) +
      [92, 72, 52, 32].map((r, index) => circle(0, 0, r, index % 2 ? white : red)).join('') +
      circle(0, 0, 14, gold) +
      arrow +
      group('translate(-26 14)rotate(-66)scale(.8)', arrow)
    );
  },
};

const blocks: Motif = {
  id: 'blocks',
  words: 'bricks blocks pixel arcade puzzle stack cascade cubes twist spin retro hopper',
  palettes: [
    palette('3a2f7a 0b0826 ff6f6b ffc85a 5fd0d8 a98bff'),
    palette('1f4f6b 04141f ffa24f fbe27a 6fd0b0 f06f9a'),
    palette('light f2eee4 cfc4ae e2604f f2b544 3f8f9a 6b5fb0'),
  ],
  draw(colours, random) {
    return upTo(5)
      .flatMap((row) =>
        upTo(5).map((column) => {
          const fill = colours[Math.floor(random() * 4)] ?? colours[0];
          const x = column * 42 - 102;
          const y = row * 42 - 104;
          return (
            rect(x, y, 38, 38, fill, 9) +
            path(
              random() < 0.5 ? `M${x + 19} ${y + 9}l10 10-10 10-10-10z` : `M${x + 12} ${y + 12}h14v14h-14z`,
              '#fff',
              ' opacity=".45"',
            )
          );
        }),
      )
      .join('');
  },
};

const peacock: Motif = {
  id: 'peacock',
  words: 'peacock feather plume fan bird swan phoenix parrot owl falcon kingfisher eagle raven',
  palettes: [
    palette('1f5f6b 041a20 2fa89a f2b544 1d3f8f f6f0dc'),
    palette('5a2a6b 14061d e0568f ffc75a 6f3fc0 fff3e4'),
    palette('7a3b22 200c05 e8763f ffd27a 2f7f86 fff2de'),
  ],
  draw([body, gold, eye, white]) {
    const feather =
      line('M0 0V-92', body, 3) +
      path('M0-112C26-96 22-62 0-46-22-62-26-96 0-112z', body) +
      path('M0-100C16-90 14-70 0-60-14-70-16-90 0-100z', gold) +
      circle(0, -80, 8, eye);
    const turns = [-84, 84, -63, 63, -42, 42, -21, 21, 0];
    return (
      group(
        'translate(0 44)scale(1.24)',
        repeated(
          'p',
          feather,
          turns.map((turn) => `rotate(${turn})`),
        ),
      ) +
      path('M0-14Q18-10 16 12 34 50 20 92H-20Q-34 50-16 12-18-10 0-14z', eye) +
      circle(0, -6, 17, eye) +
      dots(
        [
          [-5, -9],
          [7, -9],
        ],
        5,
        white,
      ) +
      path('M-4 0H6L1 10z', gold) +
      line('M0-22V-38M-5-22L-12-36M5-22L12-36', gold, 2.5, ROUND) +
      path(polygon(angles(4).map((angle) => at(angle, 4))), white, ' transform="translate(0 40)"')
    );
  },
};

export const emblemMotifs = [cards, bells, targets, blocks, peacock];
