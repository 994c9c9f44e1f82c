import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { MailKind } from '../calls/account/mailings.ts';
import { MOST_LABEL_CHARACTERS, MOST_TEXT_CHARACTERS, MOST_TITLE_CHARACTERS } from '../messages.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Day, Instant, Next, nullable, PlayerParams, ReasonBody, WaitingAct } from './common.ts';

const language = '^[a-z]{2}$';

const Segment = Type.Object(
  {
    countries: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
        minItems: 1,
        maxItems: 250,
        description: 'Countries of the players, ISO 3166 alpha-2.',
      }),
    ),
    languages: Type.Optional(
      Type.Array(Type.String({ pattern: language }), {
        minItems: 1,
        maxItems: 60,
        description: 'Languages of the players, as in addresses.',
      }),
    ),
    isVerified: Type.Optional(Type.Boolean()),
    hasDeposited: Type.Optional(Type.Boolean()),
    registeredFrom: Type.Optional({ ...Day, description: 'First day of the registration, UTC.' }),
    registeredTo: Type.Optional({ ...Day, description: 'Last day of the registration, UTC.' }),
    signedInSince: Type.Optional({ ...Day, description: 'Day since which the player has signed in, UTC.' }),
    notSignedInSince: Type.Optional({
      ...Day,
      description: 'Day since which the player hasn’t signed in, UTC.',
    }),
  },
  {
    ...Closed,
    description: 'Conditions of a segment of a site’s players; each that is given has to be met.',
  },
);
/** Conditions of a segment of a site's players; each that is given has to be met. */
export type Segment = DeepReadonly<Static<typeof Segment>>;

const filled = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: '\\S', description });
const OperatorText = Type.Object(
  {
    title: filled(MOST_TITLE_CHARACTERS, 'Title.'),
    text: filled(MOST_TEXT_CHARACTERS, 'Plain text; an empty line separates paragraphs.'),
    label: Type.Optional(filled(MOST_LABEL_CHARACTERS, 'Label of the link.')),
  },
  Closed,
);
/** Text of a message in one language. */
export type OperatorText = DeepReadonly<Static<typeof OperatorText>>;

const OperatorTexts = Type.Record(Type.String({ pattern: language }), OperatorText, { minProperties: 1 });
/** Texts by language segment. */
export type OperatorTexts = DeepReadonly<Static<typeof OperatorTexts>>;

const MessageSite = Type.Object({
  id: Type.String(),
  companyName: Type.String(),
  languages: Type.Array(Type.String(), {
    description: 'Languages of the site, as in addresses, the default one first.',
  }),
});
/** A site to whose players messages can be sent. */
export type MessageSite = DeepReadonly<Static<typeof MessageSite>>;

const SegmentPreview = Type.Object({
  players: Type.Integer(),
  byMail: Type.Integer({ description: 'Players whom news by e-mail reach.' }),
  bySms: Type.Integer({ description: 'Players whom news by SMS reach.' }),
});
/** Players of a segment, and how many of them other channels reach. */
export type SegmentPreview = DeepReadonly<Static<typeof SegmentPreview>>;

const SentMessage = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  player: nullable(
    Type.Object(
      { id: Type.String(), login: Type.String() },
      { description: 'Its only recipient; null for a segment.' },
    ),
  ),
  segment: nullable(Segment),
  texts: OperatorTexts,
  link: nullable(Type.String({ description: 'Address of a page after the language.' })),
  expiresAt: nullable(Instant),
  byMail: Type.Boolean(),
  bySms: Type.Boolean(),
  operator: Type.String(),
  at: Instant,
  state: Type.Enum(['sending', 'sent']),
  reached: Type.Integer({ description: 'Players who have it so far.' }),
  read: Type.Integer({ description: 'Players of those who have read it.' }),
  mails: Type.Integer(),
  sms: Type.Integer(),
  withdrawnAt: nullable(Instant),
  withdrawnBy: nullable(Type.String({ description: 'Operator who withdrew it.' })),
});
/** A message that an operator sent. */
export type SentMessage = DeepReadonly<Static<typeof SentMessage>>;
export type SentState = SentMessage['state'];

const SentMessagePage = Type.Object({ messages: Type.Array(SentMessage), next: Next });
export type SentMessagePage = DeepReadonly<Static<typeof SentMessagePage>>;

const ReceivedMessage = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  title: nullable(Type.String({ description: 'Title of an operator’s message, in the player’s language.' })),
  sentId: nullable(Type.String({ description: 'The operator’s message; null if the platform wrote it.' })),
  at: Instant,
  readAt: nullable(Instant),
  deletedAt: nullable(Instant),
  withdrawnAt: nullable({ ...Instant, description: 'Time at which an operator withdrew it, UTC ms.' }),
});
/** A message in the inbox of a player, as operators see it. */
export type ReceivedMessage = DeepReadonly<Static<typeof ReceivedMessage>>;

const ReceivedMessagePage = Type.Object({ messages: Type.Array(ReceivedMessage), next: Next });
export type ReceivedMessagePage = DeepReadonly<Static<typeof ReceivedMessagePage>>;

const Time = Type.String({ description: 'An instant in ISO 8601.' });

const ListedMail = Type.Object({
  id: Type.String(),
  recipient: Type.String(),
  language: Type.String(),
  subject: Type.String(),
  at: Time,
  sentAt: nullable(Time),
  attempts: Type.Integer(),
  lastError: nullable(Type.String()),
  gaveUpAt: nullable(Time),
  withdrawnAt: nullable(
    Type.String({
      description: 'When a correction of its bet withdrew it before it was sent, ISO 8601.',
    }),
  ),
  expiredAt: nullable(
    Type.String({
      description: 'When its code or link ended before it was sent, ISO 8601; it is never sent then.',
    }),
  ),
});
/** Mail to a player. */
export type ListedMail = DeepReadonly<Static<typeof ListedMail>>;

const SecretState = Type.Enum(['none', 'shown', 'withheld', 'deleted'], {
  description:
    'State of the secret in a message, such as a code or a link: `shown` outside of production only, masked (`withheld`) otherwise, and `deleted` once the message was sent or the secret has ended.',
});
/** State of the secret in a message, such as a code or a link. */
export type SecretState = Static<typeof SecretState>;

const shownText = Type.String({ description: 'A secret in it is masked unless it is shown.' });
const MailDetail = Type.Object({
  ...ListedMail.properties,
  text: shownText,
  html: Type.String(),
  secret: SecretState,
});
export type MailDetail = DeepReadonly<Static<typeof MailDetail>>;

const ListedText = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  recipient: Type.String(),
  at: Time,
  sentAt: nullable(Time),
  attempts: Type.Integer(),
  lastError: nullable(Type.String()),
  expiredAt: nullable(
    Type.String({
      description: 'When it became useless before it was sent, ISO 8601; it is never sent then.',
    }),
  ),
});
/** Text message to a phone. */
export type ListedText = DeepReadonly<Static<typeof ListedText>>;

const TextDetail = Type.Object({ ...ListedText.properties, text: shownText, secret: SecretState });
export type TextDetail = DeepReadonly<Static<typeof TextDetail>>;

const siteId = Type.String({ maxLength: 60 });
const Page = Type.Object({
  before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' })),
});
const LatestPage = Type.Object({
  before: Type.Optional(
    Type.String({ maxLength: 20, description: 'Id of the last one of the page before.' }),
  ),
});
const MailParams = Type.Object({ mailId: AnyId });
const common = { tag: 'operators: messages', session: 'operator', scope: 'messages' } as const;
const delivery = { ...common, scope: 'mail' } as const;

/** Calls about messages, mails and texts. */
export const messageCalls = {
  listMessageSites: defineCall({
    id: 'listMessageSites',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/messages/sites',
    summary: 'Returns the sites to whose players messages can be sent, with their languages.',
    answers: { 200: Type.Object({ sites: Type.Array(MessageSite) }) },
    problems: [401, 403],
  }),
  previewMessage: defineCall({
    id: 'previewMessage',
    sites: 'site',
    ...common,
    isReading: true,
    method: 'post',
    path: '/ops/messages/preview',
    summary: 'Counts the players of a segment, and those whom news by e-mail and by SMS reach.',
    body: Type.Object({ siteId, segment: Segment }, Closed),
    answers: { 200: SegmentPreview },
    problems: [400, 401, 403],
  }),
  sendMessage: defineCall({
    id: 'sendMessage',
    sites: 'site',
    ...common,
    audit: ['messages.send', 'approval.ask'],
    method: 'post',
    path: '/ops/messages',
    summary:
      'Writes to the inbox of a player at once, or to a segment by a job, once per key. A message to more players than one operator may reach waits for a second one (202).',
    body: Type.Object(
      {
        key: Type.String({
          minLength: 8,
          maxLength: 64,
          pattern: '^[A-Za-z0-9-]+$',
          description: 'Idempotency key.',
        }),
        siteId,
        playerId: Type.Optional(
          Type.String({ maxLength: 20, description: 'The only recipient; absent for a segment.' }),
        ),
        segment: Type.Optional(Segment),
        texts: OperatorTexts,
        link: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 300,
            pattern: '^[^\\s/\\\\][^\\s\\\\]*$',
            description: 'Address of a page after the language, such as `office/bonuses`.',
          }),
        ),
        expiresAt: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 253_402_300_798_000,
            description: 'End of the time in which players see it, UTC milliseconds.',
          }),
        ),
        byMail: Type.Boolean(),
        bySms: Type.Boolean(),
      },
      Closed,
    ),
    answers: { 200: Type.Object({ messageId: Type.String() }), 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  withdrawMessage: defineCall({
    id: 'withdrawMessage',
    sites: 'message',
    ...common,
    audit: ['messages.withdraw'],
    method: 'post',
    path: '/ops/messages/{messageId}/withdraw',
    summary:
      'Withdraws a message from the inboxes of all players. Mails and text messages that were sent stay.',
    params: Type.Object({ messageId: AnyId }),
    body: ReasonBody,
    answers: { 204: Type.Null() },
    problems: [400, 401, 403, 404, 409],
  }),
  listMessages: defineCall({
    id: 'listMessages',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/messages',
    summary:
      'Returns the messages that were sent with the numbers of players who have them and who have read them, newest first.',
    query: Page,
    answers: { 200: SentMessagePage },
    problems: [400, 401, 403],
  }),
  listPlayerMessages: defineCall({
    id: 'listPlayerMessages',
    sites: 'player',
    ...common,
    audit: ['messages.look'],
    method: 'get',
    path: '/ops/messages/players/{playerId}',
    summary:
      'Returns the inbox of a player with deleted messages, newest first; the audit log records who viewed it.',
    params: PlayerParams,
    query: Page,
    answers: { 200: ReceivedMessagePage },
    problems: [400, 401, 403, 404],
  }),
  listMails: defineCall({
    id: 'listMails',
    sites: 'list',
    ...delivery,
    method: 'get',
    path: '/ops/outbox',
    summary: 'Returns mails to players, newest first, sent or not, with the error of the last attempt.',
    query: LatestPage,
    answers: { 200: Type.Object({ mails: Type.Array(ListedMail) }) },
    problems: [400, 401, 403, 404],
  }),
  showMail: defineCall({
    id: 'showMail',
    sites: 'mail',
    ...delivery,
    audit: ['mail.look'],
    method: 'get',
    path: '/ops/outbox/{mailId}',
    summary:
      'Returns a mail with its text; the audit log records who viewed it. `secret` is the state of a code, link or password in it.',
    params: MailParams,
    answers: { 200: MailDetail },
    problems: [400, 401, 403, 404],
  }),
  retryMail: defineCall({
    id: 'retryMail',
    sites: 'mail',
    ...delivery,
    audit: ['mail.retry'],
    method: 'post',
    path: '/ops/outbox/{mailId}/retry',
    summary: 'Retries a mail that was given up; 409 `MAIL_EXPIRED` once its code or link has ended.',
    params: MailParams,
    answers: { 200: Type.Object({ mailId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
  listTexts: defineCall({
    id: 'listTexts',
    sites: 'list',
    ...delivery,
    method: 'get',
    path: '/ops/texts',
    summary:
      'Returns text messages to phones, newest first, sent or not, with the error of the last attempt.',
    query: LatestPage,
    answers: { 200: Type.Object({ texts: Type.Array(ListedText) }) },
    problems: [400, 401, 403],
  }),
  showText: defineCall({
    id: 'showText',
    sites: 'text',
    ...delivery,
    audit: ['text.look'],
    method: 'get',
    path: '/ops/texts/{textId}',
    summary:
      'Returns a text message with its text; the audit log records who viewed it. `secret` is the state of a code or link in it.',
    params: Type.Object({ textId: AnyId }),
    answers: { 200: TextDetail },
    problems: [400, 401, 403, 404],
  }),
  showMailingRecipient: defineCall({
    id: 'showMailingRecipient',
    sites: 'player',
    ...delivery,
    method: 'get',
    path: '/ops/mailings/players/{playerId}',
    summary:
      'Returns for a program that sends mailings, before each mail, whether the player wants that kind (`isWanted`: otherwise send nothing), the address, the language, and the unsubscribe link that the mail must have. The link is valid for a year, for that address alone; mail programs unsubscribe by a `POST` to it.',
    params: PlayerParams,
    query: Type.Object({ kind: MailKind }),
    answers: {
      200: Type.Object({
        email: Type.String(),
        language: Type.String(),
        isWanted: Type.Boolean(),
        url: Type.String({ description: 'The unsubscribe link, for the text of the mail.' }),
        headers: Type.Object(
          { 'List-Unsubscribe': Type.String(), 'List-Unsubscribe-Post': Type.String() },
          { description: 'Headers of the mail by which a mail program unsubscribes by itself.' },
        ),
      }),
    },
    problems: [400, 401, 403, 404, 422],
  }),
};
