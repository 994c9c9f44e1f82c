import { wrongField } from '../http/problem.ts';
import type { Site } from '../sites/site.ts';
import { loadWords, type Words } from './words.ts';

/**
 * The words of a language that a site speaks. Throws a ProblemError 400 where it doesn't.
 * @param field of the request that names the language, `/lng`
 */
export async function wordsOfSite(site: Site, language: string, field: string): Promise<Words> {
  const words = site.config.languages.includes(language) ? await loadWords(language) : undefined;
  if (words) return words;
  throw wrongField(field, 'language', `This site has no words in "${language}": use one of its own.`);
}

/** The words that a player reads: those of the own language, else of the site's own; undefined where neither has any. */
export async function wordsFor(site: Site, language: string): Promise<Words | undefined> {
  return (await loadWords(language)) ?? loadWords(site.config.defaultLanguage);
}
