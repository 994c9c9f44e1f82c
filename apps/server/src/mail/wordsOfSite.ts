import { wrongField } from '../http/problem.ts';
import type { Site } from '../sites/site.ts';
import { loadWords, type Words } from './words.ts';

/**
 * Returns the messages of a language that the site has. Throws a ProblemError 400 if it doesn't have it.
 * @param field of the request that names the language, `/lng`
 */
export async function wordsOfSite(site: Site, language: string, field: string): Promise<Words> {
  const words = site.config.languages.includes(language) ? await loadWords(language) : undefined;
  if (words) return words;
  throw wrongField(field, 'language', `This site has no texts in "${language}": use one of its languages.`);
}

/**
 * Returns the messages for a player: in the player's language, else in the site's default one; undefined if neither
 * exists.
 */
export async function wordsFor(site: Site, language: string): Promise<Words | undefined> {
  return (await loadWords(language)) ?? loadWords(site.config.defaultLanguage);
}
