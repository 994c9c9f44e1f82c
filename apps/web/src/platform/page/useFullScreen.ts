import { useEffect, useState, type RefObject } from 'react';
import { coverPage } from './coverPage.ts';

/**
 * `element`: the browser's full screen; `page`: the element covers the page, where the browser has none for elements, such
 * as on iPhones.
 */
export type FullScreenMode = 'element' | 'page';

export interface FullScreen {
  /** Mode in which the element is shown; undefined while it is in its place. */
  readonly mode: FullScreenMode | undefined;
  /** Undefined where the browser has neither. */
  readonly change: ((isFull: boolean) => void) | undefined;
  /** Leaves full screen, outside which sheets are shown. */
  readonly leave: () => void;
}

/** Full screen of an element, with what it contains: bars of the platform stay visible. Escape leaves both modes. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [mode, setMode] = useState<FullScreenMode>();
  const [offered, setOffered] = useState<FullScreenMode>();
  useEffect(() => {
    setOffered(offeredMode());
    const look = () => {
      const isOwn = document.fullscreenElement !== null && document.fullscreenElement === element.current;
      setMode(isOwn ? 'element' : undefined);
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const isPage = mode === 'page';
  useEffect(() => {
    const shown = element.current;
    if (!isPage || !shown) return undefined;
    const uncover = coverPage(shown);
    const end = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setMode(undefined);
    };
    addEventListener('keydown', end);
    return () => {
      removeEventListener('keydown', end);
      uncover();
    };
  }, [isPage, element]);

  const leave = () => {
    if (isPage) setMode(undefined);
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return {
    mode,
    change:
      offered &&
      ((wanted) => {
        if (!wanted) leave();
        else if (offered === 'page') setMode('page');
        else void element.current?.requestFullscreen().catch(() => undefined);
      }),
    leave,
  };
}

/** Returns what the browser offers. iPhones leave out the whole API for elements, other browsers may refuse it. */
function offeredMode(): FullScreenMode | undefined {
  if (document.fullscreenEnabled && 'requestFullscreen' in Element.prototype) return 'element';
  return 'showPopover' in HTMLElement.prototype ? 'page' : undefined;
}
