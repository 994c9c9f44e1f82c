import { t } from '../messages/messages.ts';
import { SitePage } from '../shared/SitePage.tsx';
import { NEW_OFFER } from './addresses.ts';
import { CodesTab } from './CodesTab.tsx';
import { OffersTab } from './OffersTab.tsx';

interface BonusesScreenProps {
  /** Site whose offers are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** True if its promo codes are shown instead of its offers. */
  readonly isOfCodes: boolean;
}

/** Offers of bonuses and promo codes of a site. */
export function BonusesScreen({ siteId, isOfCodes }: BonusesScreenProps) {
  return (
    <SitePage
      section="bonuses"
      icon="bonus"
      title={t('nav.bonuses')}
      siteId={siteId}
      tabs={[
        { label: t('offers.title'), current: !isOfCodes },
        { segment: 'codes', label: t('codes.title'), current: isOfCodes },
      ]}
      create={{ segment: NEW_OFFER, label: t('offers.new') }}
    >
      {(site) => (isOfCodes ? <CodesTab siteId={site} /> : <OffersTab siteId={site} />)}
    </SitePage>
  );
}
