import { americanFootballPlay } from './points/americanFootballPlay.ts';
import { baseballPlay } from './baseballPlay.ts';
import { basketballPlay } from './points/basketballPlay.ts';
import { boxingPlay } from './boxingPlay.ts';
import { cricketPlay } from './cricket/cricketPlay.ts';
import { type FieldSport, grandPrix, season } from './races/fieldSports.ts';
import { footballPlay } from './footballPlay.ts';
import { handballPlay } from './points/handballPlay.ts';
import { hockeyPlay } from './hockeyPlay.ts';
import type { Entrants } from './names.ts';
import type { MakePlay } from './play.ts';
import { quickPlay } from './quickPlay.ts';
import { setPlay } from './sets/setPlay.ts';
import { tennisPlay } from './sets/tennisPlay.ts';

/** A sport of the demonstration: lanes of consecutive matches. */
export type DemoSport = LaneSport &
  (
    | { readonly make: MakePlay; readonly field?: never }
    /** Races and seasons without sides. */
    | { readonly field: FieldSport; readonly make?: never }
  );

interface LaneSport {
  readonly sportId: number;
  readonly lanes: number;
  /** Time between two kick-offs of a lane, minutes. */
  readonly period: number;
  readonly entrants: Entrants;
  /** Kinds of entrants by competition, if they differ within the sport. */
  readonly entrantsOf?: Readonly<Record<string, Entrants>>;
  /** In e-sports with the video game, which is fixed per competition. */
  readonly competitions: readonly (readonly [name: string, country: string, discipline?: string])[];
}

/** The order determines the numbers of lanes: add new sports at the end, so that ids remain valid. */
export const DEMO_SPORTS: readonly DemoSport[] = [
  {
    sportId: 1,
    lanes: 10,
    period: 130,
    entrants: 'football',
    competitions: [
      ['Albion League', 'gb-eng'],
      ['Liga Solar', 'es'],
      ['Serie Aurea', 'it'],
      ['Bundesring', 'de'],
      ['Division Lumière', 'fr'],
      ['Copa Ipê', 'br'],
    ],
    make: footballPlay,
  },
  {
    sportId: 4,
    lanes: 6,
    period: 180,
    entrants: 'players',
    competitions: [
      ['Harbour Open', 'us'],
      ['Grand Masters of Valmorency', 'fr'],
      ['Coral Bay Challenger', 'au'],
    ],
    make: tennisPlay,
  },
  {
    sportId: 3,
    lanes: 5,
    period: 130,
    entrants: 'basketball',
    competitions: [
      ['Continental Hoops', 'us'],
      ['Liga Canasta', 'es'],
    ],
    make: basketballPlay,
  },
  {
    sportId: 2,
    lanes: 5,
    period: 150,
    entrants: 'hockey',
    competitions: [
      ['Northern Ice League', 'ca'],
      ['Elitserien Nord', 'se'],
    ],
    make: hockeyPlay,
  },
  {
    sportId: 6,
    lanes: 6,
    period: 110,
    entrants: 'volleyball',
    competitions: [
      ['PlusNet Liga', 'pl'],
      ['Serie Volley Aurea', 'it'],
    ],
    make: setPlay({
      part: 'set',
      need: 3,
      to: 25,
      lastTo: 15,
      counts: 'points',
      pace: [16, 32],
      pause: 150,
      edge: 0.016,
    }),
  },
  {
    sportId: 66,
    lanes: 5,
    period: 180,
    entrants: 'cricket',
    competitions: [
      ['Monsoon T20', 'in'],
      ['Southern Bash', 'au'],
    ],
    make: cricketPlay,
  },
  {
    sportId: 10,
    lanes: 6,
    period: 36,
    entrants: 'players',
    competitions: [
      ['Table Masters Cup', 'de'],
      ['Liga Blat', 'pl'],
    ],
    make: setPlay({
      part: 'set',
      need: 3,
      to: 11,
      lastTo: 11,
      counts: 'points',
      pace: [8, 22],
      pause: 60,
      edge: 0.025,
    }),
  },
  {
    sportId: 40,
    lanes: 7,
    period: 180,
    entrants: 'squads',
    competitions: [
      ['Vertex Series', 'world', 'vertex-strike'],
      ['Pixel Masters', 'world', 'realm-of-ancients'],
      ['Arena Five League', 'world', 'arena-five'],
      ['Turbo Ball Cup', 'world', 'turbo-ball'],
    ],
    make: setPlay({
      part: 'map',
      need: 2,
      to: 13,
      lastTo: 13,
      counts: 'sets',
      pace: [75, 130],
      pause: 300,
      edge: 0.02,
    }),
  },
  {
    sportId: 8,
    lanes: 4,
    period: 110,
    entrants: 'handball',
    competitions: [
      ['Handball Ring', 'de'],
      ['Division Lumière', 'fr'],
    ],
    make: handballPlay,
  },
  {
    sportId: 5,
    lanes: 4,
    period: 200,
    entrants: 'baseball',
    competitions: [
      ['Bay League', 'us'],
      ['Northern Diamond', 'ca'],
    ],
    make: baseballPlay,
  },
  {
    sportId: 13,
    lanes: 4,
    period: 190,
    entrants: 'americanFootball',
    competitions: [
      ['Gridiron Conference', 'us'],
      ['Northern Bowl', 'ca'],
    ],
    make: americanFootballPlay,
  },
  {
    sportId: 9,
    lanes: 5,
    period: 50,
    entrants: 'players',
    competitions: [
      ['Harbour Fight Night', 'us'],
      ['Golden Gloves of Montalvia', 'it'],
    ],
    make: boxingPlay,
  },
  {
    sportId: 26,
    lanes: 4,
    period: 60,
    entrants: 'players',
    competitions: [
      ['Formula Meridian', 'world'],
      ['Coastal Touring Cup', 'it'],
    ],
    field: grandPrix,
  },
  {
    sportId: 2999,
    lanes: 6,
    period: 28 * 24 * 60,
    entrants: 'football',
    entrantsOf: {
      'Continental Hoops': 'basketball',
      'Northern Ice League': 'hockey',
      'Monsoon T20': 'cricket',
      'Formula Meridian': 'players',
    },
    competitions: [
      ['Albion League', 'gb-eng'],
      ['Liga Solar', 'es'],
      ['Continental Hoops', 'us'],
      ['Northern Ice League', 'ca'],
      ['Monsoon T20', 'in'],
      ['Formula Meridian', 'world'],
    ],
    field: season,
  },
  {
    sportId: 41,
    lanes: 3,
    period: 16,
    entrants: 'simulated',
    competitions: [['Silicon League', 'world', 'virtual-football']],
    make: quickPlay(footballPlay, 9),
  },
  {
    sportId: 41,
    lanes: 3,
    period: 16,
    entrants: 'simulated',
    competitions: [['Voxel Hoops', 'world', 'virtual-basketball']],
    make: quickPlay(basketballPlay, 9),
  },
];
