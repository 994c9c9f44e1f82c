import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './bundles.ts';

/** Looks up a word by a key that comes from data; undefined when there is no such word. */
export type Word = (
  namespace: Namespace,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined;

/** The look-up of words by keys from data, in the language that is spoken when it is asked. */
export function wordIn(i18n: I18n): Word {
  return (namespace, key, values) => {
    // Keys from data may hold colons (a score is a selection's key), which are no namespace here.
    const options = { ns: namespace, nsSeparator: false as const, ...values };
    // The casts: typed keys are for literals; a key from data is checked by `exists` instead.
    if (!i18n.exists(key as never, options)) return undefined;
    return String(i18n.t(key as never, options as never));
  };
}

/** For keys that the server names (a sport, a market, a refusal). Keys known in code go through `useTranslation`. */
export function useWord(): Word {
  const { i18n } = useTranslation();
  return useMemo(() => wordIn(i18n), [i18n]);
}
