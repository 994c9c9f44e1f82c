import { useQuery } from '@tanstack/react-query';
import { Link, Notice, PromoCodeHistory, Stack, type PromoCodeState } from '@touchline/ui';
import type { Bonus } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { promoHistoryQuery } from '../../features/bonuses/bonuses.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

const STATES: Readonly<Record<Bonus['state'], PromoCodeState>> = {
  offered: 'active',
  waiting: 'active',
  active: 'active',
  done: 'used',
  refused: 'used',
  expired: 'expired',
};

/** Codes that the player has used, and the state of the registration's code. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  usePageTitle(t('titles:of.promoHistory'));
  const { data, isPending, isError, refetch } = useQuery(promoHistoryQuery);
  const texts = useBonusTexts();
  const format = useFormat();
  const paths = bonusPathsIn(useLang());
  const registration = data?.registration;
  return (
    <Stack gap="lg">
      <Link href={paths.code}>{t('bonuses:enterCode')}</Link>
      {registration && registration.state !== 'used' && (
        <Notice tone={registration.state === 'failed' ? 'warning' : 'info'}>
          {t(`bonuses:registration.${registration.state}`, { code: registration.code })}
        </Notice>
      )}
      <PromoCodeHistory
        title={t('bonuses:history.title')}
        status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
        labels={{
          empty: t('bonuses:history.empty'),
          emptyDetail: t('bonuses:history.emptyDetail'),
          failed: t('bonuses:failed'),
          retry: t('bonuses:retry'),
        }}
        onRetry={() => void refetch()}
        codes={(data?.codes ?? []).map(({ id, code, at, bonus }) => ({
          id,
          code,
          about: t('bonuses:history.about', { title: texts.title(bonus), day: format.date(at) }),
          amount: bonus.money === undefined ? undefined : format.money(bonus.money, bonus.iso),
          state: STATES[bonus.state],
          stateLabel: t(`bonuses:state.${bonus.state}`),
        }))}
      />
    </Stack>
  );
}
