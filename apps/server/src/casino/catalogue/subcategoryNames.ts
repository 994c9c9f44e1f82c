import type { Names } from './catalogue.tables.ts';

/** Names of usual sub-categories; makers send slugs only. */
const known: ReadonlyMap<string, readonly [en: string, ru: string, ar: string]> = new Map(
  Object.entries({
    adventure: ['Adventure', 'Приключения', 'مغامرات'],
    animals: ['Animals', 'Животные', 'حيوانات'],
    baccarat: ['Baccarat', 'Баккара', 'باكارات'],
    blackjack: ['Blackjack', 'Блэкджек', 'بلاك جاك'],
    books: ['Books', 'Книги', 'كتب'],
    classic: ['Classic', 'Классические', 'كلاسيكية'],
    dice: ['Dice', 'Кости', 'نرد'],
    draws: ['Draws', 'Розыгрыши', 'سحوبات'],
    egypt: ['Egypt', 'Египет', 'مصر'],
    fruit: ['Fruit', 'Фрукты', 'فواكه'],
    'game-shows': ['Game shows', 'Игровые шоу', 'عروض الألعاب'],
    'hi-lo': ['Hi-Lo', 'Больше — меньше', 'أعلى أو أدنى'],
    instant: ['Instant', 'Мгновенные', 'فورية'],
    jackpots: ['Jackpots', 'Джекпоты', 'جوائز كبرى'],
    limbo: ['Limbo', 'Лимбо', 'ليمبو'],
    megaways: ['Megaways', 'Megaways', 'Megaways'],
    mines: ['Mines', 'Мины', 'ألغام'],
    mythology: ['Mythology', 'Мифология', 'أساطير'],
    plinko: ['Plinko', 'Плинко', 'بلينكو'],
    poker: ['Poker', 'Покер', 'بوكر'],
    roulette: ['Roulette', 'Рулетка', 'روليت'],
    tables: ['Tables', 'Столы', 'طاولات'],
    'video-poker': ['Video poker', 'Видеопокер', 'بوكر الفيديو'],
  }),
);

/** Returns the names of a sub-category; of an unknown one the words of its slug, which an operator may replace. */
export function subcategoryNames(slug: string): Names {
  const names = known.get(slug);
  if (names) return { en: names[0], ru: names[1], ar: names[2] };
  const words = slug.replaceAll('-', ' ');
  return { en: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}
