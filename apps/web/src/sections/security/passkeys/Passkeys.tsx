import { Button, Card, Notice, PasskeyList } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import {
  passkeysQuery,
  removePasskey,
  type PasskeyList as Listed,
} from '../../../features/session/security/passkeys.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { hasPasskeySupport } from '../../../platform/passkeys/support.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PasswordStep } from '../PasswordStep.tsx';
import { useListLabels } from '../useListLabels.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

type Passkey = Listed['passkeys'][number];

type Step =
  | { readonly at: 'list' }
  | { readonly at: 'add' }
  | { readonly at: 'rename' | 'remove'; readonly passkey: Passkey };

/** The player's passkeys: list, creation, new name, removal. */
export default function Passkeys() {
  const { t } = useTranslation(['passkeys', 'titles']);
  const query = useQuery(passkeysQuery);
  const [step, go] = useState<Step>({ at: 'list' });
  usePageTitle(t('titles:of.passkeys'));
  const back = () => go({ at: 'list' });
  const done = (title: string) => {
    notify({ kind: 'success', title });
    back();
  };
  if (step.at === 'list') return <List query={query} go={go} />;
  if (step.at === 'remove') {
    return (
      <Card>
        <PasswordStep
          tone="danger"
          lead={t('passkeys:removeLead', { name: step.passkey.name })}
          submitLabel={t('passkeys:remove')}
          secondary={
            <Button emphasis="plain" width="full" onClick={back}>
              {t('passkeys:cancel')}
            </Button>
          }
          onPassword={async (password) => {
            await removePasskey(step.passkey.id, password);
            track('security_passkey', 'removed');
            void loadUserConfig({ isForced: true });
            done(t('passkeys:removed'));
          }}
        />
      </Card>
    );
  }
  const passkey = step.at === 'rename' ? step.passkey : undefined;
  return (
    <PasskeyForm
      passkey={passkey}
      onDone={() => done(t(passkey ? 'passkeys:renamed' : 'passkeys:added'))}
      onBack={back}
    />
  );
}

function List({
  query: { data, isPending, refetch },
  go,
}: {
  readonly query: ReturnType<typeof useQuery<Listed>>;
  readonly go: (step: Step) => void;
}) {
  const { t } = useTranslation('passkeys');
  const labels = useListLabels(t('empty'), t('emptyText'));
  const about = useAbout();
  const canAdd = hasPasskeySupport();
  const passkeys = data?.passkeys ?? [];
  const isFull = data !== undefined && passkeys.length >= data.most;
  const open = (at: 'rename' | 'remove') => (id: string) => {
    const passkey = passkeys.find((one) => one.id === id);
    if (passkey) go({ at, passkey });
  };
  const notice = !canAdd ? t('unsupported') : isFull ? t('full') : undefined;
  return (
    <PasskeyList
      status={isPending ? 'loading' : data === undefined ? 'failed' : 'ready'}
      passkeys={passkeys.map(about)}
      notice={notice !== undefined && <Notice tone="warning">{notice}</Notice>}
      labels={{
        ...labels,
        lead: t('lead'),
        rename: t('rename'),
        remove: t('remove'),
        add: t('add'),
        actions: (name) => t('actions', { name }),
      }}
      onRetry={() => void refetch()}
      onAdd={canAdd && !isFull ? () => go({ at: 'add' }) : undefined}
      onRename={open('rename')}
      onRemove={open('remove')}
    />
  );
}

/** Returns what a passkey's row says: when it was created and used, and whether it works here. */
function useAbout() {
  const { t } = useTranslation('passkeys');
  const format = useFormat();
  return ({ id, name, host, state, createdAt, lastUsedAt }: Passkey) => {
    const created = format.date(createdAt);
    const address = `\u2066${host}\u2069`;
    return {
      id,
      name,
      about:
        lastUsedAt === undefined
          ? t('unused', { created })
          : t('used', { created, used: `${format.date(lastUsedAt)}, ${format.time(lastUsedAt)}` }),
      ...(state === 'other-address' && { warning: t('otherAddress', { host: address }) }),
      ...(state === 'outdated' && { warning: t('outdated', { host: address }) }),
    };
  };
}
