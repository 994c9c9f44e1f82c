import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProblemError } from '../http/problem.ts';
import type { SecretBox } from './secretBox.ts';

const Reader = Type.Object({
  playerId: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }),
  /** Where the mail went: once the account has another address, its links are over. */
  email: Type.String(),
  /** UTC ms. */
  expiresAt: Type.Integer(),
});

const Content = Compile(Type.Object({ reader: Reader, said: Type.Unknown() }));

/** Whom a link was mailed to, and until when it is good. */
export type LinkReader = Static<typeof Reader>;

/** Tokens of links of one purpose: of another one, or of another site, they open nothing. */
export interface MailedLinks<Said> {
  make(siteId: string, reader: LinkReader, said: Said): string;
  /**
   * What a token was made of. Throws a ProblemError 422: LINK_WRONG for one that was cut or never ours, LINK_OUTDATED
   * after its time.
   */
  read(siteId: string, token: string, now: Date): { readonly reader: LinkReader; readonly said: Said };
}

/** For who follows a link whose mail went to an address that the account has no more. */
export const linkOutdated = (): ProblemError =>
  new ProblemError(422, 'LINK_OUTDATED', 'This link is over: take the one of your latest mail.');

const linkWrong = (): ProblemError =>
  new ProblemError(422, 'LINK_WRONG', 'This link is not whole: open it from the mail itself.');

/**
 * Links that say by themselves whose they are: nothing is stored until one is followed, and nobody reads or makes them
 * without the key.
 * @param said what else a link says
 */
export function mailedLinks<S extends TSchema>(
  box: SecretBox,
  purpose: string,
  said: S,
): MailedLinks<Static<S>> {
  const compiled = Compile(said);
  const context = (siteId: string): string => `link:${purpose}:${siteId}`;

  function open(siteId: string, token: string) {
    try {
      const content = Content.Parse(JSON.parse(box.open(token, context(siteId))));
      return { reader: content.reader, said: compiled.Parse(content.said) };
    } catch {
      throw linkWrong();
    }
  }

  return {
    make: (siteId, reader, said) => box.seal(JSON.stringify({ reader, said }), context(siteId)),
    read(siteId, token, now) {
      const content = open(siteId, token);
      if (content.reader.expiresAt <= now.getTime()) throw linkOutdated();
      return content;
    },
  };
}

/** An address as whoever reads over a shoulder may see it: `mia.long@example.com` is `m•••@example.com`. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^]*(?=@)/u, '$1•••');
}
