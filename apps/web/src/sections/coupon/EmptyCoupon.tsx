import { ButtonLink, CouponEmpty, Inline } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

/** Empty state of the coupon, with links to matches and to the bet generator. */
export function EmptyCoupon() {
  const { t } = useTranslation('coupon');
  const paths = usePaths();
  const sheets = useSheets();
  const { isBetGenerator } = useSnapshot(settings);
  return (
    <CouponEmpty
      title={t('empty')}
      detail={t('emptyText')}
      action={
        <Inline gap="sm" wrap="wrap">
          <ButtonLink href={paths.section('live')}>{t('emptyAction')}</ButtonLink>
          {isBetGenerator === 1 && (
            <ButtonLink href={sheets.hrefOf('bet-generator')} emphasis="outline">
              {t('slips.generator')}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
}
