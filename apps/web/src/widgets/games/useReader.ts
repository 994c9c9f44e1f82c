import { useMemo } from 'react';
import { useLang } from '../../platform/links/usePaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { useAccounts } from '../../features/account/account.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import type { Reader } from '../../features/catalogue/catalogue.api.ts';

/** Returns the device class, language and currency of this page, on which lists of games depend. */
export function useReader(): Reader {
  const device = useIsDesk() ? 'desktop' : 'phone';
  const lang = useLang();
  const iso = useAccounts(useSession().status === 'player').active?.iso;
  return useMemo(() => ({ device, lang, ...(iso !== undefined && { iso }) }), [device, lang, iso]);
}
