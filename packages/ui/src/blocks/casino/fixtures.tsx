import type { Game, GameLabels } from './games.ts';

/** Games for stories. Their thumbnails are drawn here, so nothing is fetched. */

interface Art {
  glow: string;
  mid: string;
  ink: string;
}

const picture = (title: string, { glow, mid, ink }: Art, line: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 220" preserveAspectRatio="xMidYMid slice">
      <defs><radialGradient id="g" cx="0.28" cy="0.05" r="1.05">
        <stop offset="0" stop-color="${glow}"/><stop offset="0.5" stop-color="${mid}"/>
        <stop offset="1" stop-color="#0d1119"/></radialGradient></defs>
      <rect width="330" height="220" fill="url(#g)"/>
      <text x="18" y="${line}" fill="${ink}" font-family="Archivo, sans-serif" font-weight="800" font-size="36"
        textLength="${Math.min(294, title.length * 17)}" lengthAdjust="spacingAndGlyphs">${title}</text></svg>`,
  )}`;

const arts = {
  lime: { glow: '#5d7038', mid: '#111a2c', ink: '#d4f53c' },
  violet: { glow: '#8f63d8', mid: '#44277f', ink: '#f4b8ff' },
  ember: { glow: '#c2542c', mid: '#6d1f18', ink: '#ffcf6b' },
  reef: { glow: '#39896f', mid: '#0e4438', ink: '#a5f7c4' },
  sky: { glow: '#3b77a8', mid: '#1b3a66', ink: '#bfe3ff' },
  sand: { glow: '#9c7840', mid: '#4a3014', ink: '#ffe0a3' },
} satisfies Record<string, Art>;

const game = (
  id: string,
  title: string,
  provider: string,
  art: keyof typeof arts,
  more: Partial<Game> = {},
): Game => ({
  id,
  title,
  provider,
  // Leaves space for the jackpot amount at the bottom of the thumbnail.
  thumbnail: picture(title, arts[art], more.jackpot === undefined ? 196 : 140),
  playHref: `#play-${id}`,
  demoHref: `#demo-${id}`,
  ...more,
});

export const ironOrchard = game('iron-orchard', 'Iron Orchard', 'Lantern Works', 'lime', {
  badges: [{ kind: 'new', label: 'New' }],
});

export const games: readonly Game[] = [
  ironOrchard,
  game('nine-comets', 'Nine Comets', 'Polder Games', 'violet', { favourite: true }),
  game('ember-vault', 'Ember Vault', 'Lantern Works', 'ember', {
    badges: [{ kind: 'jackpot', label: 'Jackpot' }],
    jackpot: '€ 1,204,881.27',
  }),
  game('reef-runner', 'Reef Runner', 'Kestrel', 'reef', { badges: [{ kind: 'top', label: 'Top' }] }),
  game('salt-road', 'Salt Road', 'Polder Games', 'sky', { badges: [{ kind: 'drops', label: 'Drops' }] }),
  game('amber-hall', 'Amber Hall', 'Oak & Anvil', 'sand', {
    badges: [{ kind: 'exclusive', label: 'Exclusive' }],
  }),
  game('quiet-harbour', 'Quiet Harbour', 'Kestrel', 'sky'),
  game('moth-garden', 'Moth Garden', 'Oak & Anvil', 'violet'),
];

export const manyGames: readonly Game[] = Array.from({ length: 3 }, (_, turn) =>
  games.map((item) => ({ ...item, id: `${item.id}-${turn}` })),
).flat();

/** Artwork of a game in play, without its name. */
export const stagePicture = picture('', arts.lime, 0);

export const gameLabels: GameLabels = {
  play: 'Play',
  demo: 'Demo',
  demoOnly: 'Demo only',
  favourite: 'Favourite',
};

export const longTitle =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: the Return of the Golden Paddle Steamer';
