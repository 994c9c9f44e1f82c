import type { OperatorText, OperatorTexts } from '@touchline/contract/operators';
import type { WriteOf } from '../api/calls.ts';

/** Choice of a condition that holds, doesn't hold, or doesn't matter. */
export const threeWays = ['any', 'yes', 'no'] as const;
export type ThreeWay = (typeof threeWays)[number];

export const dayFields = ['registeredFrom', 'registeredTo', 'signedInSince', 'notSignedInSince'] as const;
export type DayField = (typeof dayFields)[number];

/** A message as an operator writes it: texts as typed, days as `2026-03-14`, empty for none. */
export interface MessageDraft extends Readonly<Record<DayField, string>> {
  readonly siteId: string;
  readonly to: 'segment' | 'player';
  readonly playerId: string;
  readonly countries: string;
  /** Fields whose typed day doesn't exist. */
  readonly wrongDays: readonly DayField[];
  readonly languages: readonly string[];
  readonly verified: ThreeWay;
  readonly deposited: ThreeWay;
  /** Texts by language. */
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly label: Readonly<Record<string, string>>;
  readonly link: string;
  readonly days: string;
  readonly byMail: boolean;
  readonly bySms: boolean;
}

type MessageBody = WriteOf<'post', '/ops/messages'>['body'];
/** Message to send, without what is decided when it is sent: its idempotency key and its expiry. */
export type ComposedMessage = Omit<MessageBody, 'key' | 'expiresAt'>;

/** Returns an empty draft; with a player it is a message to them alone. */
export function emptyDraft(siteId: string, playerId: string | undefined): MessageDraft {
  return {
    siteId,
    to: playerId === undefined ? 'segment' : 'player',
    playerId: playerId ?? '',
    countries: '',
    languages: [],
    verified: 'any',
    deposited: 'any',
    registeredFrom: '',
    registeredTo: '',
    signedInSince: '',
    notSignedInSince: '',
    wrongDays: [],
    title: {},
    text: {},
    label: {},
    link: '',
    days: '',
    byMail: false,
    bySms: false,
  };
}

/** Returns the codes of countries in a typed text. */
export const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** Returns the conditions of a draft; empty fields are none. */
export function segmentOf(draft: MessageDraft): NonNullable<MessageBody['segment']> {
  const countries = codesIn(draft.countries);
  const days = dayFields.flatMap((field) => (draft[field] === '' ? [] : [[field, draft[field]] as const]));
  return {
    ...(countries.length > 0 ? { countries } : {}),
    ...(draft.languages.length > 0 ? { languages: [...draft.languages] } : {}),
    ...(draft.verified === 'any' ? {} : { isVerified: draft.verified === 'yes' }),
    ...(draft.deposited === 'any' ? {} : { hasDeposited: draft.deposited === 'yes' }),
    ...Object.fromEntries(days),
  };
}

/** Returns the text in one language, empty where nothing is written. */
export function textIn({ title, text, label }: MessageDraft, language: string): OperatorText {
  const named = label[language]?.trim() ?? '';
  return {
    title: title[language]?.trim() ?? '',
    text: text[language]?.trim() ?? '',
    ...(named === '' ? {} : { label: named }),
  };
}

/** Returns the texts of the languages that have one. */
export function textsOf(draft: MessageDraft, languages: readonly string[]): OperatorTexts {
  return Object.fromEntries(
    languages
      .map((language) => [language, textIn(draft, language)] as const)
      .filter(([, { title, text }]) => title !== '' && text !== ''),
  );
}

/** Returns the time at which a message expires, ms; undefined for never. */
export function expiryOf({ days }: Pick<MessageDraft, 'days'>, now: number): number | undefined {
  return days.trim() === '' ? undefined : now + Number(days) * 86_400_000;
}
