import { useEffect, useState } from 'react';
import { useMedia } from '../../../platform/page/useMedia.ts';

/** Event `beforeinstallprompt` of some browsers; not in the DOM types yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

export interface Install {
  /** True if the page runs as the installed app. */
  readonly installed: boolean;
  /** Shows the browser's install prompt; undefined where there is none. */
  readonly ask: (() => void) | undefined;
}

/** Returns whether the site is installed on this device, and a function to install it. */
export function useInstall(): Install {
  const [event, setEvent] = useState<InstallEvent>();
  const isStandalone = useMedia('(display-mode: standalone)');
  const [isJustInstalled, setInstalled] = useState(false);
  useEffect(() => {
    const hold = (next: Event) => {
      // The page shows its own button instead of the browser's bar.
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
  return { installed: isStandalone || isJustInstalled, ask };
}
