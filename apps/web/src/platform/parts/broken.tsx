import { Button, EmptyState } from '@touchline/ui';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, type Path } from 'react-router';
import { isChunkError } from './chunkError.ts';
import type { Load } from './lateView.ts';
import { createPart, type Part } from './part.ts';
import { PART_STATE } from './partState.ts';
import { partTimers } from './partTimers.ts';
import { reloadOnce, reloadPage } from './reloadGuard.ts';

import { fetchStyle, missingStyle } from './style.ts';

export { reloadOnce, reloadPage };

/** A part whose first load has failed already, and is tried again like any other. */
function failedPart<T>(load: Load<T>, cause: unknown): Part<T> {
  let isFirst = true;
  let held: T | undefined;
  return createPart<T>({
    timers: partTimers,
    atHand: () => held,
    async load() {
      if (isFirst) {
        isFirst = false;
        throw cause;
      }
      const style = missingStyle(cause);
      if (style !== undefined) await fetchStyle(style);
      held = await load();
      return held;
    },
  });
}

/**
 * What stands in place of a view whose file could not be had: nothing while it is tried again by itself, then a button
 * that loads it anew, and the whole page when that didn't help.
 */
export function brokenView<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
  cause: unknown,
): ComponentType<Props> {
  const part = failedPart(load, cause);
  return function Broken(props) {
    useEffect(() => part.use(), []);
    const { value, state, isRetrying } = useSyncExternalStore(part.subscribe, part.view);
    if (value) return <value.default {...props} />;
    return state === PART_STATE.error && !isRetrying && <Refresh part={part} />;
  };
}

function Refresh({ part }: { readonly part: Part<unknown> }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      announced
      title={t('errors.query')}
      action={<Button onClick={() => reload(part)}>{t('actions.refresh')}</Button>}
    />
  );
}

/** Parts that were loaded anew by hand once, in vain or not. */
const reloaded = new WeakSet<Part<unknown>>();

/** Some browsers remember that a file could not be had, and a new version has other files: then the page helps. */
function reload(part: Part<unknown>): void {
  if (reloaded.has(part)) reloadPage();
  else part.reload();
  reloaded.add(part);
}

/** The screen of a route whose file could not be had: the page reloads, at most once a minute, else as `brokenView`. */
export function brokenScreen(
  load: Load<{ readonly Component: ComponentType }>,
  cause: unknown,
  wanted?: Partial<Path>,
): ComponentType | Promise<ComponentType> {
  // The page goes: nothing is shown any more.
  if (isChunkError(cause) && reloadOnce(wanted && createPath(wanted))) return new Promise(() => {});
  return brokenView(async () => ({ default: (await load()).Component }), cause);
}

/** A module that could not be had, tried again. @throws the last failure when it still can't */
export function again<T>(load: Load<T>, cause: unknown): Promise<T> {
  const part = failedPart(load, cause);
  return new Promise((resolve, reject) => {
    const look = () => {
      const { value, state, isRetrying, cause: last } = part.view();
      if (value !== undefined) resolve(value);
      else if (state === PART_STATE.error && !isRetrying) reject(last);
    };
    part.subscribe(look);
    part.use();
  });
}
