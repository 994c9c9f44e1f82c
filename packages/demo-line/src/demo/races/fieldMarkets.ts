import type { ModelMarket } from '../../engine/plan.ts';
import { placeChances, type RunnerView } from './fieldModel.ts';
import type { FieldSport } from './fieldSports.ts';
import { normalBelow } from '../normal.ts';
import { kept } from '../play.ts';

/** State of a field after a lap. */
export interface FieldView {
  readonly names: readonly string[];
  readonly strengths: readonly number[];
  readonly standing: readonly number[];
  readonly lap: number;
}

/** Returns the expected result of each runner after `lap` laps. */
function viewAfter(sport: FieldSport, view: FieldView, lap: number): readonly RunnerView[] {
  const left = Math.max(0.05, lap - view.lap);
  return view.strengths.map((own, i) => ({
    mean: (view.standing[i] ?? 0) + own * sport.strength * left,
    deviation: sport.spread * Math.sqrt(left),
  }));
}

const sumOf = (chances: readonly number[], count: number): number =>
  Math.min(
    0.999,
    chances.slice(0, count).reduce((sum, p) => sum + p, 0),
  );

/** Runners without a chance remain in the market, without a price. */
function fieldMarket(type: string, names: readonly string[], chances: readonly number[]): ModelMarket {
  return { type, group: 'runners', chances: names.map((name, i) => [name, chances[i] ?? 0] as const) };
}

function duelsOf(sport: FieldSport, view: FieldView, field: readonly RunnerView[]): readonly ModelMarket[] {
  return Array.from({ length: sport.duels }, (_, i) => {
    const [first, second] = [field[2 * i], field[2 * i + 1]];
    const [one = '', other = ''] = view.names.slice(2 * i, 2 * i + 2);
    if (!first || !second) return [];
    const apart = (first.mean - second.mean) / Math.hypot(first.deviation, second.deviation);
    const p = kept(normalBelow(apart));
    return {
      type: 'duel',
      group: 'duels',
      ordinal: i + 1,
      chances: [[one, p] as const, [other, 1 - p] as const],
    };
  }).flat();
}

/** Returns all markets of a field: winner, places, duels, leaders after some laps. */
export function fieldMarkets(sport: FieldSport, view: FieldView): readonly ModelMarket[] {
  const { names, lap } = view;
  const field = viewAfter(sport, view, sport.laps);
  const most = Math.max(1, ...sport.places);
  const places = placeChances(field, most);
  const backwards = placeChances(
    field.map(({ mean, deviation }) => ({ mean: -mean, deviation })),
    3,
  );
  return [
    {
      ...fieldMarket(
        'outright-winner',
        names,
        places.map(([p = 0]) => p),
      ),
      group: 'popular',
      main: true as const,
    },
    ...sport.places.map((count) =>
      count > 0
        ? fieldMarket(
            `top-${count}`,
            names,
            places.map((own) => sumOf(own, count)),
          )
        : fieldMarket(
            'bottom-3',
            names,
            backwards.map((own) => sumOf(own, 3)),
          ),
    ),
    ...duelsOf(sport, view, field),
    ...sport.leaders
      .filter((at) => at > lap)
      .map((at) => ({
        ...fieldMarket(
          'lap-leader',
          names,
          placeChances(viewAfter(sport, view, at), 1).map(([p = 0]) => p),
        ),
        ordinal: at,
        group: 'laps',
      })),
  ];
}
