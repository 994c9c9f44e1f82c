import { useQueryClient } from '@tanstack/react-query';
import type { StaffProfile } from '@touchline/contract/operators';
import { Button, ConfirmDialog, Field, Inline, Input, Notice, Stack, Table } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { answerOf, client } from '../api/client.ts';
import { createPasskey, hasPasskeySupport } from '../api/passkeys.ts';
import { useAttempt } from '../api/useAttempt.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WriteNotice } from '../shared/WriteNotice.tsx';
import type { ProfileCardProps } from './PasswordCard.tsx';
import type { Proven } from './useProof.tsx';
import { EmptyRows } from '../shared/EmptyRows.tsx';

type Passkey = StaffProfile['passkeys'][number];

const columns = [
  { id: 'name', header: t('passkey.name') },
  { id: 'createdAt', header: t('passkey.createdAt'), numeric: true },
  { id: 'lastUsedAt', header: t('passkey.lastUsedAt'), numeric: true },
  { id: 'action', header: t('passkey.action') },
];
const MAX_NAME = 60;

/** Creates a passkey on a device of the person, and stores it. */
async function add(name: string, proven: Proven): Promise<void> {
  const { guid, options } = await answerOf(client.POST('/ops/me/passkeys/begin', { body: proven }));
  const credential = await createPasskey(options);
  await answerOf(client.POST('/ops/me/passkeys', { body: { guid, name, credential } }));
}

/** The person's passkeys, and the creation of another one. */
export function PasskeysCard({ profile: { passkeys }, proof }: ProfileCardProps) {
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<Passkey>();
  const [done, setDone] = useState<string>();
  const attempt = useAttempt();
  const write = useWrite();
  const queries = useQueryClient();

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setDone(undefined);
    const proven = await proof.ask();
    if (!proven) return;
    const isAdded = await attempt.run(async () => {
      await add(name.trim(), proven);
      return true;
    });
    if (!isAdded) return;
    setName('');
    setDone(t('passkey.added'));
    await queries.invalidateQueries();
  }

  async function remove(passkey: Passkey): Promise<void> {
    setRemoved(undefined);
    setDone(undefined);
    const proven = await proof.ask();
    if (!proven) return;
    const change = { path: { passkeyId: passkey.id }, body: proven };
    if (await write.send('post', '/ops/me/passkeys/{passkeyId}/remove', change))
      setDone(t('passkey.removed'));
  }

  return (
    <TitledCard title={t('passkey.title')} pad="none">
      <Table
        label={t('passkey.title')}
        narrow="cards"
        columns={columns}
        rows={passkeys.map((passkey) => ({
          id: passkey.id,
          cells: {
            name: passkey.name,
            createdAt: shortTime(passkey.createdAt),
            lastUsedAt: passkey.lastUsedAt === null ? t('security.never') : shortTime(passkey.lastUsedAt),
            action: (
              <Button size="sm" tone="danger" emphasis="outline" onClick={() => setRemoved(passkey)}>
                {t('passkey.remove')}
              </Button>
            ),
          },
        }))}
        empty={<EmptyRows text={t('passkey.none')} />}
      />
      <Stack gap="md" pad="lg">
        <WriteNotice problem={write.problem} />
        {attempt.problem === undefined ? null : (
          <Notice tone="danger" announced>
            {attempt.problem}
          </Notice>
        )}
        <DoneNotice text={done} />
        {hasPasskeySupport() ? (
          <form onSubmit={(event) => void create(event)} noValidate>
            <Inline gap="sm" align="end" wrap="wrap">
              <Field label={t('passkey.newName')}>
                <Input
                  value={name}
                  onValueChange={setName}
                  maxLength={MAX_NAME}
                  placeholder={t('passkey.example')}
                />
              </Field>
              <Button type="submit" icon="plus" busy={attempt.isBusy} disabled={name.trim() === ''}>
                {t('passkey.add')}
              </Button>
            </Inline>
          </form>
        ) : (
          <Notice tone="info">{t('passkey.unsupported')}</Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={removed !== undefined}
        title={t('passkey.removeAsk', { name: removed?.name ?? '' })}
        description={t('passkey.removeDetail')}
        confirmLabel={t('passkey.remove')}
        cancelLabel={t('form.back')}
        tone="danger"
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(undefined)}
      />
    </TitledCard>
  );
}
