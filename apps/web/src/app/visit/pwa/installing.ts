import { proxy } from 'valtio/vanilla';

/** What a browser hands over when a site can be installed; not in the platform's types yet. */
interface InstallAsk extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** The browser would ask, if the visitor wants it. */
  canAsk: boolean;
  /** The visitor has to do it by hand: Safari on phones and tablets never asks. */
  hasSteps: boolean;
  /** A new version of the site waits to take over. */
  isUpdateDue: boolean;
}

/** Whether the site can become an app of this device, or a newer one. */
export const installing = proxy<InstallState>({ canAsk: false, hasSteps: needsSteps(), isUpdateDue: false });

let asked: InstallAsk | undefined;

function isApp(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

function needsSteps(): boolean {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && /Safari/.test(navigator.userAgent) && !isApp();
}

/** Keeps the browser's own question for when the visitor has time for it. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The cast: the event of this name is one.
    asked = event as InstallAsk;
    installing.canAsk = true;
  });
  addEventListener('appinstalled', () => {
    asked = undefined;
    installing.canAsk = false;
  });
}

/** Lets the browser ask. @returns whether the site becomes an app */
export async function install(): Promise<boolean> {
  const ask = asked;
  asked = undefined;
  installing.canAsk = false;
  return (await ask?.prompt())?.outcome === 'accepted';
}
