import { Button, SettingsGroups, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  accountSettingsQuery,
  saveSetting,
  type AccountSettings,
} from '../../features/accountSettings/accountSettings.api.ts';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { nativeName } from '../../platform/i18n/languages.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { pushIds, usePushGroup } from './usePushGroup.ts';

type Id = AccountSettings['notificationSettings'][number]['id'];

const groups: readonly { readonly id: 'mail' | 'sms'; readonly ids: readonly Id[] }[] = [
  { id: 'mail', ids: ['enable_mail_bets', 'enable_mail_deposit', 'enable_mail_news'] },
  { id: 'sms', ids: ['enable_sms_news'] },
];

/** Kinds and channels of messages to the player; each choice is stored on its own. */
export function Component() {
  const { t } = useTranslation(['settings', 'titles', 'common']);
  const { data, isError, refetch } = useQuery(accountSettingsQuery);
  const showSaved = useSaves();
  const lang = useLang();
  usePageTitle(t('titles:of.mailing'));
  const values = new Map<string, boolean>(data?.notificationSettings.map(({ id, value }) => [id, value]));
  const push = usePushGroup(values);
  const ids = [...groups.flatMap((group) => group.ids), ...(push.isOn ? pushIds : [])];
  const on = ids.filter((id) => values.get(id));
  const turn = (id: string, value: boolean) => {
    if (push.turn(id, value)) return;
    const known = ids.find((one) => one === id);
    if (known !== undefined) void showSaved(saveSetting({ id: known, value }, lang));
  };
  const stopAll = () => void showSaved(...on.map((id) => saveSetting({ id, value: false }, lang)));
  return (
    <Stack>
      <SettingsGroups
        status={data && !push.isPending ? 'ready' : isError && !data ? 'failed' : 'loading'}
        onRetry={() => void refetch()}
        labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
        onSwitchChange={turn}
        groups={[
          ...(push.group ? [push.group] : []),
          ...groups.map((group) => ({
            id: group.id,
            title: t(`settings:mailing.${group.id}`),
            settings: group.ids.map((setting) => ({
              id: setting,
              kind: 'switch' as const,
              label: t(`settings:mailing.${setting}`),
              value: values.get(setting) ?? false,
            })),
          })),
        ]}
      />
      {on.length > 1 && (
        <Button emphasis="outline" onClick={stopAll}>
          {t('settings:mailing.stopAll')}
        </Button>
      )}
      {data && site().languages.length > 1 && <MessageLanguage settings={data} />}
    </Stack>
  );
}

/** Language of mails and text messages, which the site's own language doesn't change. */
function MessageLanguage({ settings }: { readonly settings: AccountSettings }) {
  const { t } = useTranslation('settings');
  const showSaved = useSaves();
  const lang = useLang();
  const language = settings.otherSettings.find(({ id }) => id === 'message_language');
  if (!language) return null;
  return (
    <SettingsGroups
      labels={{ failed: '', retry: '' }}
      onChoiceChange={(_id, value) => void showSaved(saveSetting({ id: 'message_language', value }, lang))}
      groups={[
        {
          id: 'language',
          title: t('language'),
          settings: [
            {
              id: language.id,
              kind: 'select',
              label: t('mailing.language'),
              value: language.value,
              options: site().languages.map((value) => ({ value, label: nativeName(value) })),
            },
          ],
        },
      ]}
    />
  );
}
