import { oversText } from './figures.ts';

/** The highest score of a batter: "84*" where not out. */
export function bestScore(best: { readonly runs: number; readonly notOut: boolean } | null): string {
  return best ? `${best.runs}${best.notOut ? '*' : ''}` : '–';
}

/** The best figures of a bowler: wickets for runs. */
export function bestBowling(best: { readonly wickets: number; readonly runs: number } | null): string {
  return best ? `${best.wickets}/${best.runs}` : '–';
}

/** The score of a side: "164/5". */
export function scoreText({ runs, wickets }: { readonly runs: number; readonly wickets: number }): string {
  return `${runs}/${wickets}`;
}

/** What was bowled: overs, maidens, runs and wickets. */
export function spellText(spell: {
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
}): string {
  return [oversText(spell.balls), spell.maidens, spell.runs, spell.wickets].join('–');
}
