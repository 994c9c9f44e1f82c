import { gameNames, type NamedGame } from '../thumbnails/index.ts';
import type { Title, TitleEngine } from './titles.ts';

/** Number of titles besides the own games. */
const COUNT = 3000;

/** Day of the newest title, Unix seconds. */
const NEWEST = Date.UTC(2026, 10, 20) / 1000;

/** Id of the jackpot of the first two titles. */
export const JACKPOT_ID = 'orchard-four';

interface Kind {
  readonly engine: TitleEngine;
  readonly category: string;
  readonly subcategories: readonly string[];
  /** Titles of this kind in each hundred. */
  readonly share: number;
}

const kinds: readonly Kind[] = [
  { engine: 'slot', category: 'slots', subcategories: ['classic'], share: 40 },
  { engine: 'slot', category: 'slots', subcategories: ['fruit'], share: 14 },
  { engine: 'slot', category: 'slots', subcategories: ['adventure'], share: 12 },
  { engine: 'slot', category: 'asian', subcategories: [], share: 4 },
  { engine: 'slot', category: 'fishing', subcategories: [], share: 2 },
  { engine: 'slot', category: 'other', subcategories: [], share: 2 },
  { engine: 'roulette', category: 'live', subcategories: ['roulette'], share: 5 },
  { engine: 'blackjack', category: 'cards', subcategories: ['blackjack'], share: 4 },
  { engine: 'hilo', category: 'cards', subcategories: ['hi-lo'], share: 3 },
  { engine: 'crash', category: 'crash', subcategories: [], share: 3 },
  { engine: 'dice', category: 'fast', subcategories: ['dice'], share: 3 },
  { engine: 'plinko', category: 'fast', subcategories: ['plinko'], share: 4 },
  { engine: 'mines', category: 'fast', subcategories: ['mines'], share: 4 },
];

/** Kind of each title of a hundred. The factor 37 has no divisor in common with 100 and mixes the kinds. */
const pattern: readonly Kind[] = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
const [first] = kinds;

function tagsOf(index: number, age: number): readonly string[] {
  if (index < 2) return ['jackpot'];
  if (age < 30) return ['new'];
  return index % 50 === 7 ? ['top'] : [];
}

function titleAt({ name, provider }: NamedGame, index: number): Title {
  const kind = (index < 2 ? first : pattern[(index * 37) % 100]) ?? pattern[0];
  if (!kind) throw new Error('The feed has no kinds of titles.');
  const age = (index * 7919) % 1500;
  return {
    id: `game-${index + 1}`,
    name,
    provider,
    engine: kind.engine,
    settings: {},
    category: kind.category,
    subcategories: kind.subcategories,
    tags: tagsOf(index, age),
    isOwn: false,
    addedAt: NEWEST - age * 86_400,
    popularity: Math.round(9000 / (10 + index)),
    aliases: [],
    jackpotId: index < 2 ? JACKPOT_ID : null,
    isSilent: index === COUNT - 1,
  };
}

/** Titles of outside studios: 3,000, which are the same at every start. The first name is that of an own game. */
export const feedTitles: readonly Title[] = gameNames(COUNT + 1)
  .slice(1)
  .map(titleAt);
