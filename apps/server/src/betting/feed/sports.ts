/** A sport: its id on the wire, the dictionary key of its name, and whether play has a clock. */
export interface Sport {
  readonly id: number;
  readonly key: string;
  readonly clock: boolean;
}

/** Season winners and the like, which are offered for weeks and never in play. */
export const LONG_TERM = 2999;

/** In the order of menus. */
export const SPORTS: readonly Sport[] = [
  { id: 1, key: 'football', clock: true },
  { id: 4, key: 'tennis', clock: false },
  { id: 3, key: 'basketball', clock: true },
  { id: 2, key: 'ice-hockey', clock: true },
  { id: 6, key: 'volleyball', clock: false },
  { id: 66, key: 'cricket', clock: false },
  { id: 10, key: 'table-tennis', clock: false },
  { id: 40, key: 'esports', clock: false },
  { id: 41, key: 'virtual-sports', clock: true },
  { id: 8, key: 'handball', clock: true },
  { id: 5, key: 'baseball', clock: false },
  { id: 13, key: 'american-football', clock: true },
  { id: 9, key: 'boxing', clock: false },
  { id: 26, key: 'motorsport', clock: false },
  { id: LONG_TERM, key: 'long-term', clock: false },
];
