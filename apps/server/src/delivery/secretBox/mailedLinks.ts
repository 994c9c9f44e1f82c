import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProblemError } from '../../kernel/index.ts';
import { Secret } from './secret.ts';
import type { SecretBox } from './secretBox.ts';

const Reader = Type.Object({
  playerId: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }),
  /** Recipient of the mail: once the account has another address, its links expire. */
  email: Type.String(),
  /** UTC ms. */
  expiresAt: Type.Integer(),
});

const Content = Compile(Type.Object({ reader: Reader, said: Type.Unknown() }));

/** Recipient and expiry of a link. */
export type LinkReader = Static<typeof Reader>;

/** Tokens of links for one purpose; invalid for another purpose or site. */
export interface MailedLinks<Said> {
  make(siteId: string, reader: LinkReader, said: Said): Secret;
  /**
   * Returns the contents of a token. Throws a ProblemError 422: LINK_WRONG if it is truncated or not ours,
   * LINK_OUTDATED after its expiry.
   */
  read(siteId: string, token: string, now: Date): { readonly reader: LinkReader; readonly said: Said };
}

/** Creates the error for a link mailed to an address that the account no longer has. */
export const linkOutdated = (): ProblemError =>
  new ProblemError(422, 'LINK_OUTDATED', 'This link has expired: use the one in your latest e-mail.');

const linkWrong = (): ProblemError =>
  new ProblemError(422, 'LINK_WRONG', 'This link is incomplete: open it from the e-mail.');

/**
 * Creates self-contained links: nothing is stored until one is followed, and they can't be read or made without the
 * key.
 * @param said schema of a link's additional data
 */
export function mailedLinks<S extends TSchema>(
  secretBox: SecretBox,
  purpose: string,
  said: S,
): MailedLinks<Static<S>> {
  const compiled = Compile(said);
  const context = (siteId: string): string => `link:${purpose}:${siteId}`;

  function open(siteId: string, token: string) {
    try {
      const content = Content.Parse(JSON.parse(secretBox.open(token, context(siteId))));
      return { reader: content.reader, said: compiled.Parse(content.said) };
    } catch {
      throw linkWrong();
    }
  }

  return {
    make: (siteId, reader, said) =>
      new Secret(secretBox.seal(JSON.stringify({ reader, said }), context(siteId))),
    read(siteId, token, now) {
      const content = open(siteId, token);
      if (content.reader.expiresAt <= now.getTime()) throw linkOutdated();
      return content;
    },
  };
}

/** Masks an address: `mia.long@example.com` becomes `m•••@example.com`. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^]*(?=@)/u, '$1•••');
}
