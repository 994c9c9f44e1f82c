import type { Game, GameLabels } from './games.ts';

/** Artwork of a game in play, without its name. */
export const stagePicture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="g" x2="0" y2="1">
      <stop stop-color="#2f6b4f"/><stop offset="1" stop-color="#0b1f17"/></linearGradient></defs>
    <rect width="320" height="180" fill="url(#g)"/><circle cx="232" cy="90" r="60" fill="#e2703a"/></svg>`,
)}`;

/** Games have no artwork, so that stories show how it is drawn; one has artwork of its own. */
const game = (id: string, title: string, provider: string, more: Partial<Game> = {}): Game => ({
  id,
  title,
  provider,
  returns: 'Returns 96.10 %',
  stake: '€ 0.10 – 100',
  playHref: `#play-${id}`,
  demoHref: `#demo-${id}`,
  ...more,
});

export const ironOrchard = game('iron-orchard', 'Iron Orchard', 'Lantern Works', {
  badge: { kind: 'new', label: 'New' },
});

export const games: readonly Game[] = [
  ironOrchard,
  game('nine-comets', 'Nine Comets', 'Polder Games', { favourite: true }),
  game('ember-vault', 'Ember Vault', 'Lantern Works', {
    badge: { kind: 'jackpot', label: 'Jackpot' },
    jackpot: '€ 1,204,881.27',
  }),
  game('reef-runner', 'Reef Runner', 'Kestrel', { badge: { kind: 'top', label: 'Top' } }),
  game('salt-road', 'Salt Road', 'Polder Games', {
    thumbnails: { standard: stagePicture, wide: stagePicture },
  }),
  game('amber-hall', 'Amber Hall', 'Oak & Anvil', { badge: { kind: 'own', label: 'Ours' } }),
  game('quiet-harbour', 'Quiet Harbour', 'Kestrel'),
  game('moth-garden', 'The Moth and the Garden', 'Oak & Anvil'),
];

export const manyGames: readonly Game[] = Array.from({ length: 3 }, (_, turn) =>
  games.map((item) => ({ ...item, id: `${item.id}-${turn}` })),
).flat();

export const gameLabels: GameLabels = {
  play: 'Play',
  demo: 'Demo',
  favourite: 'Favourite',
};

export const longTitle =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: the Return of the Golden Paddle Steamer';
