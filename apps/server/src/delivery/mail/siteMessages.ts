import { wrongField } from '../../kernel/index.ts';
import type { MailSite } from './mailSite.ts';
import { loadMessages, type Messages } from './messages.ts';

/**
 * Returns the messages of a language that the site has. Throws a ProblemError 400 if it doesn't have it.
 * @param field of the request that names the language, `/lng`
 */
export async function requireMessages(
  site: Pick<MailSite, 'config'>,
  language: string,
  field: string,
): Promise<Messages> {
  const messages = site.config.languages.includes(language) ? await loadMessages(language) : undefined;
  if (messages) return messages;
  throw wrongField(field, 'language', `This site has no texts in "${language}": use one of its languages.`);
}

/**
 * Returns the messages for a player: in the player's language, else in the site's default one; undefined if neither
 * exists.
 */
export async function messagesFor(
  site: Pick<MailSite, 'config'>,
  language: string,
): Promise<Messages | undefined> {
  return (await loadMessages(language)) ?? loadMessages(site.config.defaultLanguage);
}
