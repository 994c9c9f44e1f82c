import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { applyLook, lookOf } from '../look.ts';
import { bookTheme } from './bookTheme.ts';

/** Page of the documentation in the toolbar's mode. Its canvases have the colour of the product's page. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  useLayoutEffect(() => {
    if ('brand' in globals) applyLook(lookOf(globals));
  }, [globals]);
  return (
    <DocsContainer {...props} theme={bookTheme(globals['mode'])}>
      {children}
    </DocsContainer>
  );
}

/** @returns values of the toolbar, in the documentation */
export function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState(() => latest(GLOBALS_UPDATED) ?? latest(SET_GLOBALS) ?? {});
  useEffect(() => {
    const follow = (payload: { globals: Globals }) => setGlobals(payload.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

function latest(event: string): Globals | undefined {
  // The cast: the channel stores the arguments of an event without types.
  const [payload] = (addons.getChannel().last(event) ?? []) as [{ globals: Globals }?];
  return payload?.globals;
}
