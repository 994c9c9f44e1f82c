import type { OperatorText, OperatorTexts, Segment } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Choice of a condition that holds, doesn't hold, or doesn't matter. */
export const threeWays = ['any', 'yes', 'no'] as const;
export type ThreeWay = (typeof threeWays)[number];

export const dayFields = ['registeredFrom', 'registeredTo', 'signedInSince', 'notSignedInSince'] as const;
export type DayField = (typeof dayFields)[number];

/** A message as an operator writes it: all fields as typed. */
export interface MessageDraft extends Readonly<Record<DayField, string>> {
  readonly siteId: string;
  readonly to: 'segment' | 'player';
  readonly playerId: string;
  readonly countries: string;
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
    title: {},
    text: {},
    label: {},
    link: '',
    days: '',
    byMail: false,
    bySms: false,
  };
}

const codesIn = (typed: string): readonly string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

const isDay = (typed: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));

/** Returns the conditions of a draft; empty fields are none. */
export function segmentOf(draft: MessageDraft): Segment {
  const countries = codesIn(draft.countries);
  const days = dayFields.flatMap((field) =>
    draft[field].trim() === '' ? [] : [[field, draft[field].trim()] as const],
  );
  return {
    ...(countries.length > 0 ? { countries } : {}),
    ...(draft.languages.length > 0 ? { languages: draft.languages } : {}),
    ...(draft.verified === 'any' ? {} : { isVerified: draft.verified === 'yes' }),
    ...(draft.deposited === 'any' ? {} : { hasDeposited: draft.deposited === 'yes' }),
    ...Object.fromEntries(days),
  };
}

function textIn({ title, text, label }: MessageDraft, language: string): OperatorText {
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

/**
 * Returns the faults of a draft.
 * @param languages of the site, the default one first
 */
export function problemsOf(draft: MessageDraft, languages: readonly string[]): readonly FieldProblem[] {
  const isSegment = draft.to === 'segment';
  const problems: FieldProblem[] = [];
  if (!isSegment && !/^[1-9]\d*$/.test(draft.playerId.trim()))
    problems.push({ field: 'playerId', text: t('messages.playerMissing') });
  if (isSegment && !codesIn(draft.countries).every((code) => /^[A-Z]{2}$/.test(code)))
    problems.push({ field: 'countries', text: t('messages.countriesWrong') });
  for (const field of isSegment ? dayFields : [])
    if (draft[field].trim() !== '' && !isDay(draft[field].trim()))
      problems.push({ field, text: t('messages.dayWrong') });
  for (const [index, language] of languages.entries()) {
    const { title, text } = textIn(draft, language);
    if (index === 0 && title === '')
      problems.push({ field: `title-${language}`, text: t('messages.titleMissing', { language }) });
    if (index === 0 && text === '')
      problems.push({ field: `text-${language}`, text: t('messages.textMissing', { language }) });
    if (index > 0 && (title === '') !== (text === ''))
      problems.push({
        field: `${title === '' ? 'title' : 'text'}-${language}`,
        text: t('messages.halfWritten', { language }),
      });
  }
  if (draft.days.trim() !== '' && !/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/.test(draft.days.trim()))
    problems.push({ field: 'days', text: t('messages.daysWrong') });
  return problems;
}
