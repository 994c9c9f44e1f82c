import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './bundles.ts';
import { i18n } from './i18n.ts';

/** Values of a text's placeholders by name; a number named `count` also selects the plural form. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Translates a key that comes from data; undefined if there is none. It may become available with a later bundle. */
export type FindText = (namespace: Namespace, key: string, values?: Values) => string | undefined;

/**
 * Creates a translator of keys that come from data.
 * @param tag BCP 47
 */
export function findTextIn(tag: string): FindText {
  return (ns, key, values) => {
    // A key may contain a colon: the score "2:1". A key of a group of texts has an object.
    const options = { ...values, ns, lng: tag, nsSeparator: false, returnObjects: true, defaultValue: '' };
    // Casts: typed keys require literals.
    const text: unknown = i18n.t(key as never, options as never);
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
}

/**
 * Translates keys that come from the server (a sport, a market, a refusal). For keys in code use `useTranslation`.
 * @returns a new function when a bundle arrives, so that what was rendered without it is rendered again
 */
export function useFindText(): FindText {
  const tag = useTranslation().i18n.language;
  const countBundles = () => Object.keys(i18n.getDataByLanguage(tag) ?? {}).length;
  const bundles = useSyncExternalStore(subscribe, countBundles, countBundles);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a text may come with a later bundle
  return useMemo(() => findTextIn(tag), [tag, bundles]);
}

/** Calls back when a bundle arrives, until the returned function is called. */
function subscribe(changed: () => void): () => void {
  i18n.store.on('added', changed);
  return () => i18n.store.off('added', changed);
}
