import { proxy } from 'valtio/vanilla';

/** The browser's `beforeinstallprompt` event; not in the platform's types yet. */
interface InstallAsk extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** True if the browser can show its install prompt. */
  canAsk: boolean;
  /** True if the visitor has to install by hand: Safari on phones and tablets has no prompt. */
  hasSteps: boolean;
  /** True if a new version of the site is waiting to activate. */
  isUpdateDue: boolean;
}

/** Ways to install the site on this device, and the state of its update. */
export const installing = proxy<InstallState>({ canAsk: false, hasSteps: needsSteps(), isUpdateDue: false });

let asked: InstallAsk | undefined;

function isApp(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

function needsSteps(): boolean {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && /Safari/.test(navigator.userAgent) && !isApp();
}

/** Defers the browser's install prompt until the visitor asks for it. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Cast: the event of this name has this type.
    asked = event as InstallAsk;
    installing.canAsk = true;
  });
  addEventListener('appinstalled', () => {
    asked = undefined;
    installing.canAsk = false;
  });
}

/**
 * Shows the browser's install prompt.
 * @returns whether the site is installed
 */
export async function install(): Promise<boolean> {
  const ask = asked;
  asked = undefined;
  installing.canAsk = false;
  return (await ask?.prompt())?.outcome === 'accepted';
}
