import type { StaffProfile } from '@touchline/contract/operators';
import { Button, ConfirmDialog, Inline, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WriteNotice } from '../shared/WriteNotice.tsx';
import { listText } from '../staff/grantText.ts';
import { permissionsText } from '../staff/permissions.ts';
import { siteText } from '../staff/siteText.ts';
import { tokenColumns } from '../staff/tokenColumns.ts';
import { NewToken } from './NewToken.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import type { ProfileCardProps } from './PasswordCard.tsx';
import { EmptyRows } from '../shared/EmptyRows.tsx';

type Token = StaffProfile['tokens'][number];

/** Tokens of the person's programs: list, creation, end. */
export function TokensCard({ profile: { name: owner, tokens }, proof }: ProfileCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<string>();
  const [ended, setEnded] = useState<Token>();
  const [done, setDone] = useState<string>();
  const write = useWrite();

  async function end({ id, name }: Token): Promise<void> {
    setEnded(undefined);
    setDone(undefined);
    const answer = await write.send('post', '/ops/me/tokens/{tokenId}/end', { path: { tokenId: id } });
    if (answer) setDone(t('token.ended', { name }));
  }

  return (
    <>
      <TitledCard
        title={t('token.title')}
        pad="none"
        actions={
          isOpen ? undefined : (
            <Button size="sm" icon="plus" onClick={() => setOpen(true)}>
              {t('token.new')}
            </Button>
          )
        }
      >
        <Table
          label={t('token.title')}
          narrow="cards"
          columns={tokenColumns}
          rows={tokens.map((token) => ({
            id: token.id,
            cells: {
              name: `${owner}/${token.name}`,
              scopes: permissionsText(token.scopes),
              sites: token.sites === null ? t('token.ownSites') : listText(token.sites.map(siteText)),
              lastUsedAt: token.lastUsedAt === null ? t('security.never') : shortTime(token.lastUsedAt),
              expiresAt: shortTime(token.expiresAt),
              action: (
                <Button size="sm" tone="danger" emphasis="outline" onClick={() => setEnded(token)}>
                  {t('token.end')}
                </Button>
              ),
            },
          }))}
          empty={<EmptyRows text={t('token.none')} />}
        />
        {write.problem || done !== undefined ? (
          <Stack gap="md" pad="lg">
            <WriteNotice problem={write.problem} />
            <DoneNotice text={done} />
          </Stack>
        ) : null}
      </TitledCard>
      {isOpen ? (
        <Stack gap="sm">
          <NewToken owner={owner} proof={proof} onCreated={setCreated} />
          <Inline>
            <Button emphasis="plain" onClick={() => setOpen(false)}>
              {t('form.back')}
            </Button>
          </Inline>
        </Stack>
      ) : null}
      {created === undefined ? null : (
        <NewTokenDialog
          token={created}
          onClose={() => {
            setCreated(undefined);
            setOpen(false);
          }}
        />
      )}
      <ConfirmDialog
        open={ended !== undefined}
        title={t('token.endAsk', { name: ended?.name ?? '' })}
        description={t('token.endDetail')}
        confirmLabel={t('token.end')}
        cancelLabel={t('form.back')}
        tone="danger"
        onConfirm={() => ended && void end(ended)}
        onCancel={() => setEnded(undefined)}
      />
    </>
  );
}
