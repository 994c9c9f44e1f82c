import type { Names } from './catalogue.tables.ts';
import { gameRulesOf, type GameRulesOfPlace } from '../gameSessions/rules/gameRules.ts';
import { sectionsOf, requireCasino, type Site } from '../../site/index.ts';

/** Query of a list of games, as far as it names the reader. */
export interface ReaderQuery {
  readonly device?: 'phone' | 'desktop' | undefined;
  readonly lang: string;
  readonly iso?: string | undefined;
}

/** Reader of a list of games. Lists are equal for all readers with equal values. */
export interface Reader {
  readonly siteId: string;
  /** Ids of the makers that the site carries; all if undefined. */
  readonly makers: readonly string[] | undefined;
  /** Slugs of the providers that the site carries; all if undefined. */
  readonly providers: readonly string[] | undefined;
  /** Slugs of the top-level categories that the site shows. */
  readonly sections: ReadonlySet<string>;
  /** Two capital letters; undefined if unknown. */
  readonly country: string | undefined;
  /** Device that games must support; any if undefined. */
  readonly device: 'phone' | 'desktop' | undefined;
  readonly lang: string;
  /** Currency of stakes. */
  readonly iso: string;
  /** True if games that don't have the currency are closed to the reader. */
  readonly needsCurrency: boolean;
  readonly rules: Pick<GameRulesOfPlace, 'demo' | 'hasBonusBuy' | 'hasJackpots'>;
  /** Jurisdiction for which games need a certificate; undefined if they need none. */
  readonly certifiedFor: string | undefined;
}

/**
 * Returns the reader of a list of games. Throws a ProblemError 404 if the site has no casino.
 * @param country two capital letters: of the player, else of the visitor's address
 */
export function readerOf(
  site: Site,
  { device, lang, iso }: ReaderQuery,
  country: string | undefined,
): Reader {
  requireCasino(site);
  const { safety, games } = site;
  const byCountry = country === undefined ? undefined : safety.jurisdictionOfCountry[country.toLowerCase()];
  return {
    siteId: site.id,
    makers: games.makers,
    providers: games.providers,
    sections: new Set<string>(sectionsOf(site)),
    country,
    device,
    lang,
    iso: iso ?? site.config.currency,
    needsCurrency: iso !== undefined,
    rules: gameRulesOf(site, country),
    certifiedFor: games.certifiedOnly ? (byCountry ?? safety.jurisdiction) : undefined,
  };
}

/** Returns a name in the reader's language, else in English, else in any. */
export function nameIn(names: Names, lang: string): string {
  return names[lang] ?? names['en'] ?? Object.values(names)[0] ?? '';
}
