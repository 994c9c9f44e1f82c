import { SettingsGroups } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { saveHideBalance } from '../../features/userConfig/hideBalance.api.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';

/** Switch for masking the balance; stored with the account, for all devices. */
export function HiddenBalance() {
  const { t } = useTranslation(['settings', 'common']);
  const { config, isSilent } = useUserConfig();
  const showSaved = useSaves();
  return (
    <SettingsGroups
      status={config ? 'ready' : isSilent ? 'failed' : 'loading'}
      onRetry={() => void loadUserConfig()}
      labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
      onSwitchChange={(_id, isHidden) => void showSaved(saveHideBalance(isHidden))}
      groups={[
        {
          id: 'balance',
          title: t('settings:hideBalance.title'),
          settings: [
            {
              id: 'user_hide_balance',
              kind: 'switch',
              label: t('settings:hideBalance.label'),
              hint: t('settings:hideBalance.hint'),
              value: config?.user_hide_balance ?? false,
            },
          ],
        },
      ]}
    />
  );
}
