import { Button, EmptyState } from '@touchline/ui';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { createPart, type Load, type Part } from './part.ts';
import { PART_STATE } from './partState.ts';
import { partTimers } from './partTimers.ts';
import { reloadPage } from './reloadGuard.ts';
import { loadStyle, missingStyle } from './style.ts';

/** A part whose first load has already failed; it is retried like any other. */
function failedPart<T>(load: Load<T>, cause: unknown): Part<T> {
  let isFirst = true;
  let held: T | undefined;
  return createPart<T>({
    timers: partTimers,
    cached: () => held,
    async load() {
      if (isFirst) {
        isFirst = false;
        throw cause;
      }
      const style = missingStyle(cause);
      if (style !== undefined) await loadStyle(style);
      held = await load();
      return held;
    },
  });
}

/**
 * Placeholder for a view whose chunk failed to load: nothing during automatic retries, then a button that reloads it,
 * and that reloads the page if it has already been used.
 */
export function failedView<Props extends object>(
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

/** Parts already reloaded manually, successfully or not. */
const reloaded = new WeakSet<Part<unknown>>();

/**
 * Reloads a part, or the page on the second attempt: some browsers cache the failure of a chunk, and a new version
 * has other chunks.
 */
function reload(part: Part<unknown>): void {
  if (reloaded.has(part)) reloadPage();
  else part.reload();
  reloaded.add(part);
}

/**
 * Retries a module that failed to load.
 * @throws the last failure after all retries
 */
export function retryLoad<T>(load: Load<T>, cause: unknown): Promise<T> {
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
