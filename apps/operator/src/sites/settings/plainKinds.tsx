import { Field, Input } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { countryName } from '../../players/personalText.ts';
import { wholeOf, wordsOf } from '../../shared/entries.ts';
import { moneyText } from '../../shared/money.ts';
import { listText } from './choiceKinds.tsx';
import { kind } from './settingKind.ts';

const AMOUNT = /^\d{1,12}(?:\.\d{1,8})?$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Returns an amount of a text; undefined if it is none. */
export const amountOf = (text: string): string | undefined =>
  AMOUNT.test(text.trim()) ? text.trim() : undefined;

interface TypedProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly note: ReactNode;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
  readonly unit?: string | undefined;
}

/** Field of a figure with its unit. */
function Typed({ label, hint, error, note, typed, onChange, unit }: TypedProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      <Input value={typed} onValueChange={onChange} inputMode="decimal" numeric end={unit} />
    </Field>
  );
}

/** Returns the kind of a whole number with its unit, in the plural form of its count. */
export const wholeIn = (unit: MessageKey, count: MessageKey) =>
  kind<string, number>({
    read: String,
    parse(text) {
      const value = wholeOf(text);
      return value === undefined ? undefined : { value };
    },
    wrong: 'setting.wrong.whole',
    text: (value) => t(count, { count: value }),
    isNarrow: true,
    Control: (props) => <Typed {...props} unit={t(unit)} />,
  });

/** Kind of an age of accounts in days; null, an empty text, is every account. */
export const accountAge = kind<string, number | null>({
  read: (value) => (value === null ? '' : String(value)),
  parse(text) {
    if (text.trim() === '') return { value: null };
    const value = wholeOf(text);
    return value === undefined ? undefined : { value };
  },
  wrong: 'setting.wrong.whole',
  text: (value) => (value === null ? t('setting.everyAccount') : t('setting.count.days', { count: value })),
  isNarrow: true,
  Control: (props) => <Typed {...props} unit={t('setting.unit.days')} />,
});

/**
 * Returns the kind of an amount.
 * @param iso currency; undefined for the site's own
 */
export const amountIn = (iso: string | undefined) =>
  kind<string, string>({
    read: (value) => value,
    parse(text) {
      const value = amountOf(text);
      return value === undefined ? undefined : { value };
    },
    wrong: 'setting.wrong.amount',
    text: (value) => (iso === undefined ? value : moneyText(value, iso)),
    isNarrow: true,
    Control: (props) => <Typed {...props} unit={iso} />,
  });

/** Kind of a list of countries; null, an empty text, is no list. */
export const countries = kind<string, readonly string[] | null>({
  read: (codes) => (codes ?? []).join(' '),
  parse(text) {
    const codes = [...new Set(wordsOf(text.toUpperCase()))];
    if (codes.length === 0) return { value: null };
    return codes.every((code) => COUNTRY.test(code)) ? { value: codes } : undefined;
  },
  wrong: 'setting.wrong.countries',
  text: (codes) => (codes === null ? t('setting.noList') : listText(codes.map(countryName))),
  isNarrow: true,
  Control: ({ label, hint, error, note, typed, onChange }) => (
    <Field label={label} hint={hint} error={error} note={note}>
      <Input value={typed} onValueChange={onChange} />
    </Field>
  ),
});
