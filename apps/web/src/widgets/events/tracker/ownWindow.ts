import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../platform/emitter/emitter.ts';
import { keepForWindow } from '../../../platform/page/visibility.ts';

/** Part of the Document Picture-in-Picture API that is used; only Chromium has it. */
interface PictureInPicture {
  requestWindow(options: { readonly width: number; readonly height: number }): Promise<Window>;
}

export interface TrackerWindow {
  readonly matchId: number;
  /** Slug of the sport. */
  readonly sport: string;
  readonly window: Window;
}

/** Initial size of the window, px; the player may change it. */
const SIZE = { width: 380, height: 440 };

let open: TrackerWindow | undefined;
const changes = createEmitter();

function set(next: TrackerWindow | undefined): void {
  open = next;
  changes.emit();
}

/** The window with the tracker of a match, while it is open; the page has at most one. */
export function useTrackerWindow(): TrackerWindow | undefined {
  return useSyncExternalStore(
    changes.subscribe,
    () => open,
    () => undefined,
  );
}

function pictureInPicture(): PictureInPicture | undefined {
  // The cast: TypeScript's library doesn't have this property yet.
  return (globalThis as { readonly documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;
}

/** Returns whether the browser can show part of a page in a window over all others. */
export function hasTrackerWindows(): boolean {
  return pictureInPicture() !== undefined;
}

/** Opens the window for a match, in place of another match's. Call it when the player presses a button. */
export async function openTrackerWindow(matchId: number, sport: string): Promise<void> {
  const opened = await pictureInPicture()?.requestWindow(SIZE);
  if (!opened) return;
  const end = keepForWindow();
  opened.addEventListener('pagehide', () => {
    end();
    if (open?.window === opened) set(undefined);
  });
  set({ matchId, sport, window: opened });
}

/** Closes the window. */
export function closeTrackerWindow(): void {
  open?.window.close();
}
