import {
  linePays,
  minesMultipliers,
  numberOf,
  PLINKO_RISKS,
  PLINKO_ROWS,
  plinkoSlots,
  roulettePrizes,
  scatterPays,
  scatterSpins,
  targetPrizes,
  type RouletteSpot,
  type SlotSymbol,
} from '@touchline/games';
import type { TitleEngine } from '../feed/titles.ts';
import type { RulesTexts } from './texts.ts';

/** A table of the rules: the first row is its head. */
export type Table = readonly (readonly string[])[];

const times = (tenThousandths: number): string => `×${tenThousandths / 10_000}`;
const percent = (share: number, sign: string): string =>
  `${(share * 100).toFixed(share < 0.01 ? 4 : 2)}${sign}`;

const SYMBOLS: readonly SlotSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const COUNTS = [3, 4, 5] as const;
/** Line bets in a stake. */
const LINES = 10;

function slotTables({ columns }: RulesTexts): readonly Table[] {
  const head = [columns.three, columns.four, columns.five];
  return [
    [
      [columns.symbol, ...head],
      ...SYMBOLS.map((symbol) => [symbol, ...COUNTS.map((count) => `×${linePays(symbol, count) / LINES}`)]),
      ['S', ...COUNTS.map((count) => `×${scatterPays(count) / LINES}`)],
      [columns.spins, ...COUNTS.map((count) => String(scatterSpins(count)))],
    ],
  ];
}

function rouletteTables({ columns, spots, percentSign }: RulesTexts): readonly Table[] {
  const of = (name: string, spot: RouletteSpot): readonly string[] => {
    const win = roulettePrizes(spot, false).find(({ pays }) => pays > 0);
    return [name, times(win?.pays ?? 0), win ? percent(numberOf(win.chance), percentSign) : ''];
  };
  return [
    [
      [columns.bet, columns.pays, columns.chance],
      of(spots.straight, { kind: 'straight', numbers: [1] }),
      of(spots.split, { kind: 'split', numbers: [1, 2] }),
      of(spots.street, { kind: 'street', numbers: [1, 2, 3] }),
      of(spots.corner, { kind: 'corner', numbers: [1, 2, 4, 5] }),
      of(spots.sixLine, { kind: 'sixLine', numbers: [1, 2, 3, 4, 5, 6] }),
      of(spots.dozen, { kind: 'dozen', index: 1 }),
      of(spots.even, { kind: 'red' }),
    ],
  ];
}

/** Targets of crash in the table, hundredths. */
const TARGETS = [101, 150, 200, 500, 1000, 10_000, 1_000_000] as const;

const tablesOf: Readonly<Partial<Record<TitleEngine, (texts: RulesTexts) => readonly Table[]>>> = {
  slot: slotTables,
  roulette: rouletteTables,
  crash: ({ columns, percentSign }) => [
    [
      [columns.target, columns.chance],
      ...TARGETS.map((target) => [
        times(target * 100),
        percent(numberOf(targetPrizes(target)[0]?.chance ?? { num: 0n, den: 1n }), percentSign),
      ]),
    ],
  ],
  mines: ({ columns }) => [
    [
      [columns.mines, '1', '2', '3', '4', '5'],
      ...[1, 3, 5, 10, 20].map((mines) => [
        String(mines),
        ...minesMultipliers(mines)
          .slice(0, 5)
          .map((multiplier) => times(multiplier)),
      ]),
    ],
  ],
  plinko: ({ columns, risks }) => [
    [
      [columns.rows, columns.pays],
      ...PLINKO_ROWS.flatMap((rows) =>
        PLINKO_RISKS.map((risk) => [
          `${rows}, ${risks[risk]}`,
          plinkoSlots({ rows, risk })
            .slice(0, rows / 2 + 1)
            .map(times)
            .join(' '),
        ]),
      ),
    ],
  ],
};

/** Returns the tables of a game's payouts and chances, from its exact rules. */
export const rulesTables = (engine: TitleEngine, texts: RulesTexts): readonly Table[] =>
  tablesOf[engine]?.(texts) ?? [];
