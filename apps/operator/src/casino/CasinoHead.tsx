import { ChipLink, ChipRow } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import type { CallState } from '../shared/useCall.ts';
import { casinoTabs, type CasinoTab } from './casinoTabs.ts';

interface CasinoHeadProps {
  readonly tab: CasinoTab;
  readonly asked: CallState<unknown>;
}

/** Title and parts of the casino's section. */
export function CasinoHead({ tab, asked }: CasinoHeadProps) {
  return (
    <>
      <PageHead
        title={t('nav.casino')}
        detail={t(`casino.detail.${tab}`)}
        actions={<RefreshButton asked={asked} />}
      />
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
