import { ChipLink, ChipRow } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { casinoTabs, type CasinoTab } from './casinoTabs.ts';

interface CasinoHeadProps {
  readonly tab: CasinoTab;
  /** Actions of the tab. */
  readonly actions?: ReactNode;
}

/** Title and parts of the casino's section. */
export function CasinoHead({ tab, actions }: CasinoHeadProps) {
  return (
    <>
      <PageHead title={t('nav.casino')} detail={t(`casino.detail.${tab}`)} actions={actions} />
      <ChipRow label={t('casino.parts')}>
        {casinoTabs.map((one) => (
          <ChipLink key={one} href={to('casino', one)} selected={one === tab}>
            {t(`casino.tab.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </>
  );
}
