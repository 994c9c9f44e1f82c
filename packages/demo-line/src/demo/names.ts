import { hash } from '../engine/random.ts';

/** Fictional place names by country, from which names of clubs are made. */
const PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    gb: [
      'Ashcombe',
      'Brackmere',
      'Thornwick',
      'Hallowby',
      'Eastmarsh',
      'Kelbridge',
      'Wrenford',
      'Oldmoor',
      'Pellham',
      'Stoneleigh Vale',
      'Marrowdale',
      'Linfold',
    ],
    es: [
      'Valdoria',
      'Monteluz',
      'Arroyal',
      'Pedrosal',
      'Marisma',
      'Torrequinta',
      'Almarez',
      'Sierranova',
      'Riofrío Alto',
      'Castelmar',
      'Lunares',
      'Olivara',
    ],
    it: [
      'Montalvia',
      'Castelroto',
      'Borgaro Nuovo',
      'Pietralta',
      'Lagonero',
      'Vallescura',
      'Torrebella',
      'Marinata',
      'Colleverde Alto',
      'Ponterra',
      'Serralunga Mare',
      'Fontaliva',
    ],
    de: [
      'Eichenau',
      'Grünwaldau',
      'Steinbrück',
      'Lindenbrück',
      'Kaltenbach',
      'Rosental Ost',
      'Falkenried',
      'Hohenmark',
      'Birkenstedt',
      'Altmoor',
      'Weidenthal',
      'Nordhagen',
    ],
    fr: [
      'Valmorency',
      'Clairbois',
      'Montrivage',
      'Beaulac',
      'Sainte-Arelle',
      'Pontvieux',
      'Roquebrise',
      'Aubermont',
      'Villeneige',
      'Merlange',
      'Hautrive',
      'Briançois',
    ],
    br: [
      'Serra Azul',
      'Porto Claro',
      'Rio Dourado',
      'Vila Aurora',
      'Campo Belo do Norte',
      'Pedra Alta',
      'Lagoa Mansa',
      'Mata Verde',
      'Areia Fina',
      'Ilha Serena',
      'Boa Estrela',
      'Santa Marina',
    ],
    us: [
      'Cedar Point',
      'Iron Harbor',
      'Silver Mesa',
      'Bay Ridge',
      'Lone Pine',
      'Red Canyon',
      'Maple Falls',
      'Granite City',
      'Sun Valley',
      'North Haven',
      'Copper Creek',
      'Eagle Bluff',
    ],
    ca: [
      'Frostburg',
      'Lac Blanc',
      'Northwind',
      'Pine Narrows',
      'Kettle Rapids',
      'Snowhaven',
      'Beaver Falls',
      'Caribou Bay',
      'Timberline',
      'Stony Lake',
      'Blue Glacier',
      'Moose Landing',
    ],
    se: [
      'Björkvik',
      'Norrholm',
      'Älvstad',
      'Granåker',
      'Snöberga',
      'Tallmora',
      'Isfors',
      'Fjällvik',
      'Sjöboda',
      'Stenhamn',
      'Lövnäs',
      'Vargön Norra',
    ],
    pl: [
      'Brzezowo',
      'Kamienica Górna',
      'Złotowice',
      'Jodłów',
      'Wisłopol',
      'Lipowiec Mały',
      'Dębogóra',
      'Orlinek',
      'Sosnówka',
      'Jarzębin',
      'Bystrzyca Stara',
      'Morzyn',
    ],
    in: [
      'Suryapur',
      'Neelgarh',
      'Chandravati',
      'Haritpur',
      'Kesarpur',
      'Devnagar',
      'Malayagiri',
      'Rajvan',
      'Sagarika',
      'Vindhyapur',
      'Amaravan',
      'Pavanpur',
    ],
    au: [
      'Coral Bay',
      'Redgum',
      'Wattle Creek',
      'Southern Cross',
      'Bluewater',
      'Ironbark',
      'Kestrel Point',
      'Sandy Cape',
      'Goldfields',
      'Windara',
      'Banksia',
      'Stormhaven',
    ],
  }),
);

const ENDINGS = {
  football: ['Rovers', 'Athletic', 'United', 'Olympic', 'Wanderers', 'Union'],
  basketball: ['Herons', 'Comets', 'Bisons', 'Falcons', 'Titans', 'Rockets'],
  hockey: ['Ice Wolves', 'Blades', 'Polar Bears', 'Storm', 'Frost', 'Lynx'],
  volleyball: ['VC', 'Volley', 'Spikers', 'Wave', 'Aces', 'Block'],
  handball: ['HC', 'Handball', 'Wolves', 'Lions', 'Eagles', 'Bears'],
  baseball: ['Mariners', 'Sluggers', 'Pioneers', 'Cardinals', 'Foxes', 'Anchors'],
  americanFootball: ['Stallions', 'Raiders', 'Thunderbolts', 'Bulldogs', 'Miners', 'Condors'],
  simulated: ['Bots', 'Pixels', 'Circuits', 'Sprites', 'Vectors', 'Bytes'],
  cricket: ['Chargers', 'Kings XI', 'Strikers', 'Thunder', 'Hawks', 'Mariners'],
} as const;

/** Family names of fictional players, and their countries. */
const PLAYERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Valtari: 'fi',
    Oduvane: 'ng',
    Kesselring: 'de',
    Maravic: 'hr',
    Tornqvist: 'se',
    Belardi: 'it',
    Hanzawa: 'jp',
    Pereslav: 'bg',
    'Quintero Sol': 'es',
    Drumond: 'br',
    Estavel: 'fr',
    Nakagiri: 'jp',
    Lindhove: 'se',
    Zabrowiec: 'pl',
    Caldeira: 'pt',
    Rothmere: 'gb',
    Ibarguen: 'es',
    Sorokan: 'ua',
    Weylandt: 'de',
    Achterberg: 'nl',
    Montrose: 'us',
    Kovaric: 'rs',
    Tanahira: 'jp',
    Bellanova: 'it',
    Gruzdin: 'pl',
    Oystermann: 'at',
    Padovese: 'it',
    Riquelar: 'mx',
    Skarsvik: 'no',
    Ulmansen: 'dk',
    Varghesi: 'in',
    Yamadori: 'jp',
    Zellner: 'ch',
    Arvanites: 'gr',
    Brankovar: 'ro',
    Cisneral: 'ar',
    Dvorany: 'cz',
    Ekholt: 'se',
    Farinelle: 'it',
    Gandolfo: 'br',
  }),
);

/** Family names of fictional players. */
export const SURNAMES: readonly string[] = [...PLAYERS.keys()];

const SQUADS = [
  'Neon Foxes',
  'Byte Ravens',
  'Quantum Owls',
  'Iron Pixels',
  'Crimson Lag',
  'Zero Gravity',
  'Mirage Five',
  'Polygon Kings',
  'Night Shift',
  'Static Wolves',
  'Orbital',
  'Ghost Protocol Nine',
  'Last Respawn',
  'Amber Circuit',
  'Frostbyte',
  'Turbo Sloths',
];

/** Kinds of entrants of a competition. */
export type Entrants = keyof typeof ENDINGS | 'players' | 'squads';

/**
 * Returns the venue of a race: any place of any country.
 * @param chance from 0 up to 1
 */
export function venueOf(chance: number): string {
  const all = [...PLACES.values()].flat();
  return all[Math.floor(chance * all.length)] ?? '';
}

/** Returns all entrants of a competition: clubs of its country, players, or squads. */
export function entrantsOf(kind: Entrants, country: string, competition: string): readonly string[] {
  if (kind === 'squads') return SQUADS;
  if (kind === 'players') {
    return SURNAMES.map(
      (surname, i) => `${String.fromCharCode(65 + (hash(`${competition} ${i}`) % 26))}. ${surname}`,
    );
  }
  const endings = ENDINGS[kind];
  return (PLACES.get(country) ?? PLACES.get('gb') ?? []).map(
    (place, i) => `${place} ${endings[(i * 5 + hash(country)) % endings.length] ?? ''}`,
  );
}

/**
 * Returns the country of a player.
 * @param name as in `entrantsOf`: an initial and a family name
 */
export function countryOfPlayer(name: string): string {
  return PLAYERS.get(name.slice(name.indexOf(' ') + 1)) ?? 'world';
}
