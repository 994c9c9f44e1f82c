import { ChipLink, ChipRow } from '@touchline/ui';
import type { ReactNode } from 'react';
import { mayEverywhere } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { casinoImports, casinoTabs, type CasinoTab } from './casinoTabs.ts';

interface CasinoHeadProps {
  readonly tab: CasinoTab;
  /** Actions of the tab. */
  readonly actions?: ReactNode;
}

/** Returns whether the operator may open a part: imports are for all sites. */
const mayOpenTab = (tab: CasinoTab): boolean => tab !== casinoImports || mayEverywhere('casino');

/** Title and parts of the casino's section. */
export function CasinoHead({ tab, actions }: CasinoHeadProps) {
  return (
    <>
      <PageHead title={t('nav.casino')} detail={t(`casino.detail.${tab}`)} actions={actions} />
      <ChipRow label={t('casino.parts')}>
        {casinoTabs.filter(mayOpenTab).map((one) => (
          <ChipLink key={one} href={to('casino', one)} selected={one === tab}>
            {t(`casino.tab.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </>
  );
}
