import { hashOf } from './random.ts';
import { featured } from './featured.ts';

/** A game of the feed with the studio that it is shown under. */
export interface NamedGame {
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
}

const STUDIOS =
  'Lantern Works|Brass Otter|Kestrel|Polder Games|Tern & Co|Saltbox|Northlight|Halfmoon Studio|Quiet Engine|Paper Heron|Copperfield Lane|Slate & Sons|Wicker House|Blue Larder|Foxglove|Tidewater|Ninth Street|Harbour Nine|Plain Tales|Gull Island|Marrow & Pine|Old Ferry|Cloudberry|Stonecrop|Second Violin|Longacre|Amber Room|Windfall Press|Little Meridian|Ropewalk|Juniper Hall|Kiln Street|Oxbow|Red Barge|Thimble|Velvet Anchor|Bright Cellar|Umbra'.split(
    '|',
  );

/** Studios of the games whose drawing is fixed. */
const FEATURED_STUDIOS = [
  'Touchline Games',
  ...'Polder Games|Brass Otter|Kestrel|Kestrel|Polder Games|Lantern Works|Tern & Co|Saltbox|Polder Games|Northlight|Brass Otter|Saltbox|Halfmoon Studio|Tern & Co|Northlight|Quiet Engine|Quiet Engine|Halfmoon Studio|Lantern Works'.split(
    '|',
  ),
];

const FIRST =
  'Amber Alpine Arctic Autumn Azure Bamboo Brass Bronze Candle Canyon Cedar Cherry Cloud Cobalt Copper Coral Crimson Crystal Desert Diamond Distant Dragon Drifting Echo Eighth Elder Ember Emerald Fabled Falcon Fallen Fern Festival First Frost Garden Ginger Glass Golden Granite Harbour Hazel Hidden Hollow Honey Indigo Iron Ivory Jade Juniper Kite Last Lavender Lemon Linen Little Lost Lotus Lunar Maple Marble Meadow Midnight Misty Mosaic Moss Neon Night Nine Noble North Northern Olive Opal Orbit Paper Pearl Pepper Pine Plum Polar Prairie Quartz Quiet Raven Red River Royal Ruby Saffron Salt Sapphire Scarlet Secret Seven Silk Silver Solar Spice Stone Storm Sugar Summer Sunken Tidal Timber Tin Topaz Twilight Velvet Violet Wandering Western Wild Willow Winter Zephyr'.split(
    ' ',
  );

const SECOND =
  'Alchemist Anvil Arcade Archer Atlas Avenue Balloon Bandit Bazaar Beacon Bell Bells Blossom Brigade Cactus Caravan Cards Carnival Castle Cauldron Choir Circus City Clock Clockwork Cloud Comet Comets Compass Coral Crown Dawn Detective Diamonds Drum Dunes Dynasty Eclipse Empire Engine Express Fair Falcon Festival Fleet Forest Forge Fortress Fountain Foundry Fox Galaxy Galleon Garden Gate Gems Glacier Grove Harbour Harvest Hive Horizon Hunter Idol Island Jester Jewels Journey Keeper Kings Kite Knight Kraken Lagoon Lantern Lighthouse Loom Lotus Machine Magician Market Mask Meadow Melody Meridian Mill Mine Mirage Monsoon Moon Moth Mountain Nomad Oasis Opera Orchard Orchestra Organ Otter Owl Pagoda Palace Parade Peacock Pearls Phoenix Pirates Planet Potion Queen Quarry Railway Ranger Reef Regatta Riddle Ridge Ring River Road Sails Salmon Samurai Season Serpent Siege Skyline Soldier Song Spire Stag Station Summit Swan Symphony Tapestry Tavern Temple Thread Throne Tide Tower Tram Treasure Vault Voyage Weaver Wheel Whistle Wizard Wolf'.split(
    ' ',
  );

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Studios of the demonstration, which are invented. */
export const studios: readonly NamedGame['provider'][] = STUDIOS.map((name) => ({
  slug: slugOf(name),
  name,
}));

const studioNamed = (name: string): NamedGame['provider'] => ({ slug: slugOf(name), name });

/** A few studios have many games and many have few, as in a real feed. */
function studioOf(name: string): NamedGame['provider'] {
  const share = hashOf(`${name} studio`) / 2 ** 32;
  const index = Math.floor(share ** 1.7 * studios.length);
  return studios[index] ?? studioNamed('Kestrel');
}

/**
 * Returns distinct names of games with their studios, always the same: those with a fixed drawing first, then pairs of
 * words in an order without alphabet.
 * @throws RangeError if there are fewer names
 */
export function gameNames(count: number): readonly NamedGame[] {
  const known = [...featured.keys()].map((name, index) => ({
    name,
    provider: studioNamed(FEATURED_STUDIOS[index] ?? 'Kestrel'),
  }));
  const taken = new Set(known.map(({ name }) => name));
  const pairs = FIRST.flatMap((first) =>
    SECOND.filter((second) => !sameRoot(first, second)).map((second) => `${first} ${second}`),
  ).filter((name) => !taken.has(name));
  if (count > known.length + pairs.length) {
    throw new RangeError(`There are ${known.length + pairs.length} names, ${count} were asked for.`);
  }
  const ordered = pairs
    .map((name) => ({ name, at: hashOf(name) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => ({ name, provider: studioOf(name) }));
  return [...known, ...ordered].slice(0, count);
}

/** Returns whether two words are forms of one: "Silk Silk", "Diamond Diamonds". */
const sameRoot = (first: string, second: string): boolean => first.slice(0, 4) === second.slice(0, 4);
