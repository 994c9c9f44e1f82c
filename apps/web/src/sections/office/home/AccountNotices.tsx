import { ButtonLink, Notice } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPause } from '../../../features/limits/limitKinds.ts';
import { limitsQuery } from '../../../features/limits/limits.api.ts';
import { isBanned } from '../../../features/userConfig/userConfig.rules.ts';
import { verificationPage } from '../../../features/userConfig/verification.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useMoment } from '../../../features/settings/useMoment.ts';

/** Restrictions of the account, each in a plain sentence with the way on. */
export default function AccountNotices() {
  const { t } = useTranslation('account');
  const { config } = useUserConfig();
  const { data } = useQuery(limitsQuery);
  const moment = useMoment();
  const { home } = usePaths();
  const page = config && verificationPage(config);
  const pause = data?.limits.find(
    ({ limitType, limitState }) => limitState === 'ACTIVE' && isPause(limitType),
  );
  return (
    <>
      {config && isBanned(config) && <Notice tone="danger">{t('notice.ban')}</Notice>}
      {pause?.endsAt !== undefined && (
        <Notice icon="pause">{t('notice.break', { when: moment(pause.endsAt) })}</Notice>
      )}
      {config?.is_need_identification && (
        <Notice
          tone="warning"
          action={
            page !== undefined && (
              <ButtonLink href={`${home}/${page}`} size="sm">
                {t('notice.confirm')}
              </ButtonLink>
            )
          }
        >
          {t('notice.identity')}
        </Notice>
      )}
    </>
  );
}
