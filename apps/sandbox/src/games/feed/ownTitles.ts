import type { Title, TitleEngine } from './titles.ts';

/** Studio of the own games. */
const provider = { slug: 'touchline-games', name: 'Touchline Games' };

interface Own {
  readonly id: string;
  readonly name: string;
  readonly engine: TitleEngine;
  readonly category: string;
  readonly subcategories: readonly string[];
  readonly aliases: readonly string[];
}

const own: readonly Own[] = [
  {
    id: 'iron-orchard',
    name: 'Iron Orchard',
    engine: 'slot',
    category: 'slots',
    subcategories: ['fruit'],
    aliases: ['Айрон Орчард', 'Железный сад', 'البستان الحديدي'],
  },
  {
    id: 'crash',
    name: 'Crash',
    engine: 'crash',
    category: 'crash',
    subcategories: [],
    aliases: ['Краш', 'كراش'],
  },
  {
    id: 'roulette',
    name: 'Roulette',
    engine: 'roulette',
    category: 'live',
    subcategories: ['roulette'],
    aliases: ['Рулетка', 'روليت'],
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    engine: 'blackjack',
    category: 'cards',
    subcategories: ['blackjack'],
    aliases: ['Блэкджек', 'Очко', 'بلاك جاك'],
  },
  {
    id: 'mines',
    name: 'Mines',
    engine: 'mines',
    category: 'fast',
    subcategories: ['mines'],
    aliases: ['Мины', 'Сапёр', 'ألغام'],
  },
  {
    id: 'plinko',
    name: 'Plinko',
    engine: 'plinko',
    category: 'fast',
    subcategories: ['plinko'],
    aliases: ['Плинко', 'بلينكو'],
  },
  {
    id: 'dice',
    name: 'Dice',
    engine: 'dice',
    category: 'fast',
    subcategories: ['dice'],
    aliases: ['Кости', 'Дайс', 'نرد'],
  },
  {
    id: 'hi-lo',
    name: 'Hi-Lo',
    engine: 'hilo',
    category: 'cards',
    subcategories: ['hi-lo'],
    aliases: ['Хай-ло', 'Больше-меньше', 'أعلى أو أدنى'],
  },
];

/** Day on which the own games were published, Unix seconds. */
const PUBLISHED = Date.UTC(2026, 8, 1) / 1000;

/** The eight games of the demonstration. */
export const ownTitles: readonly Title[] = own.map((game, index) => ({
  ...game,
  provider,
  settings: {},
  tags: ['exclusive'],
  isOwn: true,
  addedAt: PUBLISHED + index * 86_400,
  popularity: 1000 - index * 10,
  jackpotId: null,
  isSilent: false,
}));
