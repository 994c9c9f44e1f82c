import { useEffect, useState } from 'react';

/** What browsers that can install a site by themselves send; no library of the DOM knows it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

export interface Install {
  /** The page runs as the installed app. */
  readonly installed: boolean;
  /** Asks the browser to install; undefined where it can't be asked. */
  readonly ask: (() => void) | undefined;
}

/** Whether the site is installed on this device, and how to have the browser do it. */
export function useInstall(): Install {
  const [event, setEvent] = useState<InstallEvent>();
  const [installed, setInstalled] = useState(() => matchMedia('(display-mode: standalone)').matches);
  useEffect(() => {
    const hold = (next: Event) => {
      // The page asks by its own button, not the browser by its bar.
      next.preventDefault();
      if (isInstallEvent(next)) setEvent(next);
    };
    const done = () => setInstalled(true);
    addEventListener('beforeinstallprompt', hold);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', hold);
      removeEventListener('appinstalled', done);
    };
  }, []);
  const ask =
    event && (() => void event.prompt().then(({ outcome }) => outcome === 'accepted' && setInstalled(true)));
  return { installed, ask };
}
