import type { TitleEngine } from '../feed/titles.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** Texts of the pages of rules in one language. */
export interface RulesTexts {
  /** Title of the page, with `{name}`. */
  readonly title: string;
  /** Sentence that names the rules of a title of a studio, with `{engine}`. */
  readonly playedBy: string;
  readonly names: Readonly<Record<TitleEngine, string>>;
  /** Paragraphs of each game. */
  readonly how: Readonly<Record<TitleEngine, readonly string[]>>;
  readonly headings: Readonly<
    Record<'facts' | 'how' | 'table' | 'fairness' | 'interruption' | 'payout' | 'jackpot', string>
  >;
  readonly facts: Readonly<Record<'rtp' | 'maxWin' | 'volatility' | 'stakes' | 'version', string>>;
  /** Sign of per cent with the space before it. */
  readonly percentSign: string;
  /** Greatest payout of the slot, with `{best}`. */
  readonly noCap: string;
  /** Value of a figure that the game's rules leave open. */
  readonly depends: string;
  readonly columns: Readonly<
    Record<
      | 'symbol'
      | 'three'
      | 'four'
      | 'five'
      | 'spins'
      | 'bet'
      | 'pays'
      | 'chance'
      | 'rows'
      | 'mines'
      | 'target',
      string
    >
  >;
  readonly risks: Readonly<Record<'low' | 'mid' | 'high', string>>;
  readonly spots: Readonly<
    Record<'straight' | 'split' | 'street' | 'corner' | 'sixLine' | 'dozen' | 'even', string>
  >;
  readonly fairness: string;
  readonly interruption: Readonly<Record<'turns' | 'instant' | 'crash', string>>;
  readonly payout: string;
  readonly jackpot: string;
}

/** Texts by language; other languages read English. */
export const rulesTexts: Readonly<Record<string, RulesTexts>> = { en, ru, ar };
