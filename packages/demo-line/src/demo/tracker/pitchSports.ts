/** Rules from which the events of a match with goals are drawn. */
export interface PitchSport {
  /** Names of the regular parts of play. */
  readonly periods: readonly string[];
  /** Minutes of a part. */
  readonly length: number;
  /** Number of players on the pitch, and in the squad. */
  readonly players: readonly [pitch: number, squad: number];
  /** Substitutions of a side, all in the last part. */
  readonly changes: number;
  /** Probability of each incident by minute and side. */
  readonly chances: {
    readonly shot: number;
    readonly corner: number;
    readonly 'yellow-card': number;
    readonly 'red-card': number;
    readonly penalty: number;
  };
  /** Share of the shots without a goal that are on target. */
  readonly onTarget: number;
  /** Manners of goals with their shares. */
  readonly manners: readonly (readonly [manner: 'header' | 'penalty' | 'free-kick', share: number])[];
  /** Figures in the order in which they are shown. */
  readonly figures: readonly ('shots' | 'on-target' | 'corners' | 'possession' | 'penalty-minutes')[];
}

export const football: PitchSport = {
  periods: ['half1', 'half2'],
  length: 45,
  players: [11, 18],
  changes: 4,
  chances: { shot: 0.11, corner: 0.055, 'yellow-card': 0.021, 'red-card': 0.0008, penalty: 0 },
  onTarget: 0.3,
  manners: [
    ['header', 0.19],
    ['penalty', 0.09],
    ['free-kick', 0.06],
  ],
  figures: ['shots', 'on-target', 'corners', 'possession'],
};

export const iceHockey: PitchSport = {
  periods: ['period1', 'period2', 'period3'],
  length: 20,
  players: [18, 18],
  changes: 0,
  chances: { shot: 0.66, corner: 0, 'yellow-card': 0, 'red-card': 0, penalty: 0.055 },
  onTarget: 0.62,
  manners: [],
  figures: ['shots', 'on-target', 'possession', 'penalty-minutes'],
};
