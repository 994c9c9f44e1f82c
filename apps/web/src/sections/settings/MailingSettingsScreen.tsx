import { SettingsGroups } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accountSettingsQuery,
  saveNotification,
  type NotificationSetting,
} from '../../features/accountSettings/accountSettings.api.ts';
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
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  usePageTitle(t('titles:of.mailing'));
  const values = new Map<string, boolean>(data?.notificationSettings.map(({ id, value }) => [id, value]));
  const mark = (id: string, isFailed: boolean) =>
    setFailed((before) => new Set(isFailed ? [...before, id] : [...before].filter((one) => one !== id)));
  const turn = (id: string, value: boolean) => {
    const known = groups.flatMap(({ ids }) => ids).find((one) => one === id);
    if (known === undefined) return;
    mark(id, false);
    saveNotification({ id: known, value }).catch(() => mark(id, true));
  };
  return (
    <SettingsGroups
      status={data ? 'ready' : isError ? 'failed' : 'loading'}
      onRetry={() => void refetch()}
      labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
      onSwitchChange={turn}
      groups={groups.map(({ id, ids }) => ({
        id,
        title: t(`settings:mailing.${id}`),
        settings: ids.map((setting) => ({
          id: setting,
          kind: 'switch',
          label: t(`settings:mailing.${setting}`),
          value: values.get(setting) ?? false,
          error: failed.has(setting) ? t('settings:notSaved') : undefined,
        })),
      }))}
    />
  );
}
