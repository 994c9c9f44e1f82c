import type { Site } from '@touchline/contract/operators';
import { t, type MessageKey } from '../messages/messages.ts';
import type { PartSchema } from './part.ts';

/** Instants of a maintenance window, in the order of the form. */
export const instantNames = ['startAt', 'finishAt', 'notifyStartDate', 'notifyEndDate'] as const;
export type InstantName = (typeof instantNames)[number];

/** Labels of the instants. */
export const instantLabels: Readonly<Record<InstantName, MessageKey>> = {
  startAt: 'maintenance.start',
  finishAt: 'maintenance.finish',
  notifyStartDate: 'maintenance.notifyStart',
  notifyEndDate: 'maintenance.notifyEnd',
};

/** Instant of a field, ms; null without one, `wrong` while a part of it is missing or wrong. */
export type FieldInstant = number | 'wrong' | null;

export interface WindowDraft {
  readonly isSet: boolean;
  readonly instants: Readonly<Record<InstantName, FieldInstant>>;
  /** Announcements by language. */
  readonly texts: Readonly<Record<string, string>>;
}

const MS = 1000;

function draftOf({ state: { maintenance }, languages }: Site): WindowDraft {
  const at = (name: InstantName): FieldInstant => {
    const seconds = maintenance?.[name] ?? null;
    return seconds === null ? null : seconds * MS;
  };
  return {
    isSet: maintenance !== null,
    instants: {
      startAt: at('startAt'),
      finishAt: at('finishAt'),
      notifyStartDate: at('notifyStartDate'),
      notifyEndDate: at('notifyEndDate'),
    },
    texts: Object.fromEntries(languages.map((language) => [language, maintenance?.texts[language] ?? ''])),
  };
}

const secondsOf = (at: FieldInstant): number | null => (typeof at === 'number' ? at / MS : null);

/** How a maintenance window is edited. */
export const windowSchema: PartSchema<'maintenance', WindowDraft> = {
  read: draftOf,
  parse: ({ isSet, instants, texts }) => {
    if (!isSet) return { body: null };
    const startAt = secondsOf(instants.startAt);
    const wrong = instantNames.filter((name) => instants[name] === 'wrong');
    if (startAt === null || wrong.length > 0) {
      return {
        problems: instantNames
          .filter((name) => wrong.includes(name) || (name === 'startAt' && startAt === null))
          .map((field) => ({ field, text: t('maintenance.wrong', { label: t(instantLabels[field]) }) })),
      };
    }
    const written = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
    return {
      body: {
        startAt,
        finishAt: secondsOf(instants.finishAt),
        notifyStartDate: secondsOf(instants.notifyStartDate),
        notifyEndDate: secondsOf(instants.notifyEndDate),
        texts: Object.fromEntries(written.filter(([, text]) => text !== '')),
      },
    };
  },
};
