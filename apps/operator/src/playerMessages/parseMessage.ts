import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import {
  codesIn,
  dayFields,
  segmentOf,
  textIn,
  textsOf,
  type ComposedMessage,
  type MessageDraft,
} from './messageDraft.ts';

const DAYS = /^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/;

/** Fields of a segment's conditions that can have faults. */
export const segmentFields: readonly string[] = ['countries', ...dayFields];

/**
 * Returns the message of a draft, or the faults of its fields.
 * @param languages of the site, the default one first
 */
export function parseMessage(
  draft: MessageDraft,
  languages: readonly string[],
): { readonly body: ComposedMessage } | { readonly problems: readonly FieldProblem[] } {
  const problems = messageProblems(draft, languages);
  if (problems.length > 0) return { problems };
  const { siteId, to, playerId, byMail, bySms } = draft;
  const link = draft.link.trim();
  return {
    body: {
      siteId,
      ...(to === 'segment' ? { segment: segmentOf(draft) } : { playerId: playerId.trim() }),
      texts: textsOf(draft, languages),
      ...(link === '' ? {} : { link }),
      byMail,
      bySms,
    },
  };
}

function messageProblems(draft: MessageDraft, languages: readonly string[]): readonly FieldProblem[] {
  const { to, playerId, days } = draft;
  return [
    ...(to === 'segment' ? segmentProblems(draft) : []),
    ...(to === 'player' && !/^[1-9]\d*$/.test(playerId.trim())
      ? [{ field: 'playerId', text: t('messages.playerMissing') }]
      : []),
    ...languages.flatMap((language, index) => textProblems(draft, language, index === 0)),
    ...(days.trim() !== '' && !DAYS.test(days.trim())
      ? [{ field: 'days', text: t('messages.daysWrong') }]
      : []),
  ];
}

function segmentProblems({ countries, wrongDays }: MessageDraft): readonly FieldProblem[] {
  return [
    ...(codesIn(countries).every((code) => /^[A-Z]{2}$/.test(code))
      ? []
      : [{ field: 'countries', text: t('messages.countriesWrong') }]),
    ...wrongDays.map((field) => ({ field, text: t('messages.dayWrong') })),
  ];
}

function textProblems(draft: MessageDraft, language: string, isRequired: boolean): readonly FieldProblem[] {
  const { title, text } = textIn(draft, language);
  const titleField = `title-${language}`;
  const textField = `text-${language}`;
  if (isRequired) {
    return [
      ...(title === '' ? [{ field: titleField, text: t('messages.titleMissing', { language }) }] : []),
      ...(text === '' ? [{ field: textField, text: t('messages.textMissing', { language }) }] : []),
    ];
  }
  if ((title === '') === (text === '')) return [];
  return [{ field: title === '' ? titleField : textField, text: t('messages.halfWritten', { language }) }];
}
