import { useSyncExternalStore } from 'react';
import type { Zone } from '@touchline/contract/timeZones';
import { serverNow } from '../clock/clock.ts';

/** Conditions under which the server has rendered the page. */
export interface PageView {
  /** Server time of the rendering, UTC ms. */
  readonly at: number;
  /** Assumed width of the window, px. */
  readonly width: number;
  /** Assumed time zone of the device. */
  readonly timeZone: Zone;
  /** True if the browser had no session. */
  readonly isGuest: boolean;
  /** Namespaces of the translations that belong to the page. */
  readonly bundles: readonly string[];
}

/** Width of a phone's window, px: assumed where nothing tells otherwise. */
export const PHONE_WIDTH = 390;

let view: PageView | undefined;

/** Sets the conditions of a rendering: on the server for each page, in the browser before the app continues a page. */
export function setPageView(next: PageView): void {
  view = next;
}

/** Time of the rendering that hydration has to repeat, UTC ms; use it in server snapshots only. */
export function renderedNow(): number {
  return view?.at ?? serverNow();
}

/** Returns the device's time zone that the rendering assumed. */
export function renderedZone(): Zone {
  return view?.timeZone ?? 0;
}

/** Returns whether the page was rendered for a browser without a session. */
export function renderedForGuest(): boolean {
  return view?.isGuest ?? true;
}

/** Returns whether the page was rendered with the translations of a namespace; others are loaded after hydration. */
export function hasRenderedBundle(namespace: string): boolean {
  return view?.bundles.includes(namespace) ?? false;
}

/** Returns whether a media query of a minimum or maximum width matches the assumed window; others don't. */
export function matchesRendered(query: string): boolean {
  const bound = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query);
  if (!bound) return false;
  const width = view?.width ?? PHONE_WIDTH;
  return bound[1] === 'min' ? width >= Number(bound[2]) : width <= Number(bound[2]);
}

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when every part of the page is the app's own: only then may an element be changed from elsewhere. */
export const pageHydrated = promise;

/** Resolves `pageHydrated`. */
export const endHydration = resolve;

const never = () => () => undefined;

/** False on the server and while the app continues a page of the server; state of the device is shown after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
