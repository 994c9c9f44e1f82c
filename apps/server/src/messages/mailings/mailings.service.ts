import type { AnswerOf, Calls } from '@touchline/contract';
import { Type } from 'typebox';
import { findPlayer } from '../../accounts/index.ts';
import type { Db } from '../../kernel/index.ts';
import { isMailWanted, mailKinds, stopMails, type MailKind } from '../../entry/index.ts';
import {
  linkOutdated,
  mailedLinks,
  maskedEmail,
  type ShowSecret,
  type SecretBox,
} from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';

/**
 * Lifetime of a link, ms: mails stay in mailboxes for long, and laws require their links to work for at least two
 * months.
 */
const LIFE = 366 * 86_400_000;

const Kinds = Type.Object({ kinds: Type.Array(Type.Enum([...mailKinds]), { minItems: 1 }) });

export interface MailingReader {
  readonly site: Pick<Site, 'id'>;
  readonly playerId: bigint;
  readonly email: string;
  /** Language segment, as in addresses of the site. */
  readonly language: string;
}

/** Link to unsubscribe from the mails of some kinds. */
export interface UnsubscribeLink {
  /** Returns the page on which one press stops the mails. */
  readonly urlFor: (show: ShowSecret) => string;
  readonly endsAt: Date;
}

/** The recipient and the kinds of mails that a link stops. */
type Mailing = AnswerOf<Calls['mailing']>;

/** Unsubscribing from mails. */
export interface Mailings {
  /** @param origin origin of the site */
  unsubscribeLink(reader: MailingReader, kinds: MailKind[], origin: string): UnsubscribeLink;
  /** Returns whether a player wants a kind of mails. */
  isWanted(playerId: bigint, kind: MailKind): Promise<boolean>;
  /** Returns what a link would stop. Throws a ProblemError 422: LINK_WRONG, LINK_OUTDATED. */
  subjectOf(site: Site, token: string): Promise<Mailing>;
  /** Stops the mails of a link; repeated calls have no further effect. Throws like `look`. */
  stop(site: Site, token: string): Promise<Mailing>;
}

export interface MailingsDeps {
  readonly db: Db;
  readonly secretBox: SecretBox;
  /** The server's clock. */
  readonly now: () => Date;
}

export function createMailings({ db, secretBox, now }: MailingsDeps): Mailings {
  const links = mailedLinks(secretBox, 'stop-mailing', Kinds);

  async function read(site: Site, token: string) {
    const { reader, said } = links.read(site.id, token, now());
    const playerId = BigInt(reader.playerId);
    const { email } = await findPlayer(db, playerId);
    if (email !== reader.email) throw linkOutdated();
    return { playerId, email: maskedEmail(email), kinds: said.kinds };
  }

  return {
    unsubscribeLink({ site, playerId, email, language }, kinds, origin) {
      const expiresAt = now().getTime() + LIFE;
      const token = links.make(site.id, { playerId: String(playerId), email, expiresAt }, { kinds });
      return {
        urlFor: (show) => `${origin}/${language}/user/stopnewsletter?token=${show(token)}`,
        endsAt: new Date(expiresAt),
      };
    },
    isWanted: (playerId, kind) => isMailWanted(db, playerId, kind),
    async subjectOf(site, token) {
      const { playerId, email, kinds } = await read(site, token);
      const wanted = await Promise.all(kinds.map((kind) => isMailWanted(db, playerId, kind)));
      return { email, kinds, isStopped: !wanted.includes(true) };
    },
    async stop(site, token) {
      const { playerId, email, kinds } = await read(site, token);
      await stopMails(db, playerId, kinds, now());
      return { email, kinds, isStopped: true };
    },
  };
}
