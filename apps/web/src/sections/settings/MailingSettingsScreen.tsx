import { Button, SettingsGroups, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  accountSettingsQuery,
  saveNotification,
  type NotificationSetting,
} from '../../features/accountSettings/accountSettings.api.ts';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

type Id = NotificationSetting['id'];

const groups: readonly { readonly id: 'mail' | 'sms'; readonly ids: readonly Id[] }[] = [
  { id: 'mail', ids: ['enable_mail_bets', 'enable_mail_deposit', 'enable_mail_news'] },
  { id: 'sms', ids: ['enable_sms_news'] },
];

/** Kinds and channels of messages to the player; each choice is stored on its own. */
export function Component() {
  const { t } = useTranslation(['settings', 'titles', 'common']);
  const { data, isError, refetch } = useQuery(accountSettingsQuery);
  const showSaved = useSaves();
  usePageTitle(t('titles:of.mailing'));
  const values = new Map<string, boolean>(data?.notificationSettings.map(({ id, value }) => [id, value]));
  const ids = groups.flatMap((group) => group.ids);
  const on = ids.filter((id) => values.get(id));
  const turn = (id: string, value: boolean) => {
    const known = ids.find((one) => one === id);
    if (known !== undefined) void showSaved(saveNotification({ id: known, value }));
  };
  const stopAll = () => void showSaved(...on.map((id) => saveNotification({ id, value: false })));
  return (
    <Stack>
      <SettingsGroups
        status={data ? 'ready' : isError ? 'failed' : 'loading'}
        onRetry={() => void refetch()}
        labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
        onSwitchChange={turn}
        groups={groups.map((group) => ({
          id: group.id,
          title: t(`settings:mailing.${group.id}`),
          settings: group.ids.map((setting) => ({
            id: setting,
            kind: 'switch',
            label: t(`settings:mailing.${setting}`),
            value: values.get(setting) ?? false,
          })),
        }))}
      />
      {on.length > 1 && (
        <Button emphasis="outline" onClick={stopAll}>
          {t('settings:mailing.stopAll')}
        </Button>
      )}
    </Stack>
  );
}
