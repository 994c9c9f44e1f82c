import { hash } from '../engine/random.ts';

/** Places that are on no map, by country; clubs are made of them. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  gb: ['Ashcombe', 'Brackmere', 'Thornwick', 'Hallowby', 'Eastmarsh', 'Kelbridge', 'Wrenford', 'Oldmoor', 'Pellham', 'Stoneleigh Vale', 'Marrowdale', 'Linfold'],
  es: ['Valdoria', 'Monteluz', 'Arroyal', 'Pedrosal', 'Marisma', 'Torrequinta', 'Almarez', 'Sierranova', 'Riofrío Alto', 'Castelmar', 'Lunares', 'Olivara'],
  it: ['Montalvia', 'Castelroto', 'Borgaro Nuovo', 'Pietralta', 'Lagonero', 'Vallescura', 'Torrebella', 'Marinata', 'Colleverde Alto', 'Ponterra', 'Serralunga Mare', 'Fontaliva'],
  de: ['Eichenau', 'Grünwaldau', 'Steinbrück', 'Lindenbrück', 'Kaltenbach', 'Rosental Ost', 'Falkenried', 'Hohenmark', 'Birkenstedt', 'Altmoor', 'Weidenthal', 'Nordhagen'],
  fr: ['Valmorency', 'Clairbois', 'Montrivage', 'Beaulac', 'Sainte-Arelle', 'Pontvieux', 'Roquebrise', 'Aubermont', 'Villeneige', 'Merlange', 'Hautrive', 'Briançois'],
  br: ['Serra Azul', 'Porto Claro', 'Rio Dourado', 'Vila Aurora', 'Campo Belo do Norte', 'Pedra Alta', 'Lagoa Mansa', 'Mata Verde', 'Areia Fina', 'Ilha Serena', 'Boa Estrela', 'Santa Marina'],
  us: ['Cedar Point', 'Iron Harbor', 'Silver Mesa', 'Bay Ridge', 'Lone Pine', 'Red Canyon', 'Maple Falls', 'Granite City', 'Sun Valley', 'North Haven', 'Copper Creek', 'Eagle Bluff'],
  ca: ['Frostburg', 'Lac Blanc', 'Northwind', 'Pine Narrows', 'Kettle Rapids', 'Snowhaven', 'Beaver Falls', 'Caribou Bay', 'Timberline', 'Stony Lake', 'Blue Glacier', 'Moose Landing'],
  se: ['Björkvik', 'Norrholm', 'Älvstad', 'Granåker', 'Snöberga', 'Tallmora', 'Isfors', 'Fjällvik', 'Sjöboda', 'Stenhamn', 'Lövnäs', 'Vargön Norra'],
  pl: ['Brzezowo', 'Kamienica Górna', 'Złotowice', 'Jodłów', 'Wisłopol', 'Lipowiec Mały', 'Dębogóra', 'Orlinek', 'Sosnówka', 'Jarzębin', 'Bystrzyca Stara', 'Morzyn'],
  in: ['Suryapur', 'Neelgarh', 'Chandravati', 'Haritpur', 'Kesarpur', 'Devnagar', 'Malayagiri', 'Rajvan', 'Sagarika', 'Vindhyapur', 'Amaravan', 'Pavanpur'],
  au: ['Coral Bay', 'Redgum', 'Wattle Creek', 'Southern Cross', 'Bluewater', 'Ironbark', 'Kestrel Point', 'Sandy Cape', 'Goldfields', 'Windara', 'Banksia', 'Stormhaven'],
};

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  football: ['Rovers', 'Athletic', 'United', 'Olympic', 'Wanderers', 'Union'],
  basketball: ['Herons', 'Comets', 'Bisons', 'Falcons', 'Titans', 'Rockets'],
  hockey: ['Ice Wolves', 'Blades', 'Polar Bears', 'Storm', 'Frost', 'Lynx'],
  volleyball: ['VC', 'Volley', 'Spikers', 'Wave', 'Aces', 'Block'],
  cricket: ['Chargers', 'Kings XI', 'Strikers', 'Thunder', 'Hawks', 'Mariners'],
};

const SURNAMES = [
  'Valtari', 'Oduvane', 'Kesselring', 'Maravic', 'Tornqvist', 'Belardi', 'Hanzawa', 'Pereslav', 'Quintero Sol', 'Drumond',
  'Estavel', 'Nakagiri', 'Lindhove', 'Zabrowiec', 'Caldeira', 'Rothmere', 'Ibarguen', 'Sorokan', 'Weylandt', 'Achterberg',
  'Montrose', 'Kovaric', 'Tanahira', 'Bellanova', 'Gruzdin', 'Oystermann', 'Padovese', 'Riquelar', 'Skarsvik', 'Ulmansen',
  'Varghesi', 'Yamadori', 'Zellner', 'Arvanites', 'Brankovar', 'Cisneral', 'Dvorany', 'Ekholt', 'Farinelle', 'Gandolfo',
];

const SQUADS = [
  'Neon Foxes', 'Byte Ravens', 'Quantum Owls', 'Iron Pixels', 'Crimson Lag', 'Zero Gravity', 'Mirage Five', 'Polygon Kings',
  'Night Shift', 'Static Wolves', 'Orbital', 'Ghost Protocol Nine', 'Last Respawn', 'Amber Circuit', 'Frostbyte', 'Turbo Sloths',
];

/** What kind of entrants a competition has. */
export type Entrants = keyof typeof ENDINGS | 'players' | 'squads';

/** Every entrant of a competition: clubs of its country, or players, or squads. */
export function entrantsOf(kind: Entrants, country: string, competition: string): readonly string[] {
  if (kind === 'squads') return SQUADS;
  if (kind === 'players') {
    return SURNAMES.map((surname, i) => `${String.fromCharCode(65 + (hash(`${competition} ${i}`) % 26))}. ${surname}`);
  }
  const endings = ENDINGS[kind] ?? [];
  return (PLACES[country] ?? PLACES['gb'] ?? []).map((place, i) => `${place} ${endings[(i * 5 + hash(country)) % endings.length] ?? ''}`);
}
