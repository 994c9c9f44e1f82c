import { oversText } from '../../../widgets/events/rules/overs.ts';

/** Formats a batter's highest score: "84*" if not out. */
export function bestScore(best: { readonly runs: number; readonly notOut: boolean } | null): string {
  return best ? `${best.runs}${best.notOut ? '*' : ''}` : '–';
}

/** Formats a bowler's best figures: wickets/runs. */
export function bestBowling(best: { readonly wickets: number; readonly runs: number } | null): string {
  return best ? `${best.wickets}/${best.runs}` : '–';
}

/** Formats a side's score: "164/5". */
export function scoreText({ runs, wickets }: { readonly runs: number; readonly wickets: number }): string {
  return `${runs}/${wickets}`;
}

/** Formats a bowling spell: overs, maidens, runs and wickets. */
export function spellText(spell: {
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
}): string {
  return [oversText(spell.balls), spell.maidens, spell.runs, spell.wickets].join('–');
}
