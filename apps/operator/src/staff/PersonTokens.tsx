import type { StaffDetail } from '@touchline/contract/operators';
import { Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { listText } from './grantText.ts';
import { permissionsText } from './permissions.ts';
import { siteText } from './siteText.ts';
import { tokenColumns } from './tokenColumns.ts';
import { EmptyRows } from '../shared/EmptyRows.tsx';

type Token = StaffDetail['tokens'][number];

/** Tokens of a person's programs, which the operator may end. */
export function PersonTokens({ person }: { readonly person: StaffDetail }) {
  const [ended, setEnded] = useState<Token>();
  const [done, setDone] = useState<string>();
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    if (!ended) return undefined;
    const answer = await write.send('post', '/ops/staff/{staffId}/tokens/{tokenId}/end', {
      path: { staffId: person.id, tokenId: ended.id },
      body: { reason },
    });
    return answer && t('token.ended', { name: ended.name });
  }

  return (
    <Stack gap="md">
      <DoneNotice text={done} />
      <TableCard
        title={t('token.title')}
        columns={tokenColumns}
        rows={person.tokens.map((token) => ({
          id: token.id,
          cells: {
            name: `${person.name}/${token.name}`,
            scopes: permissionsText(token.scopes),
            sites: token.sites === null ? t('token.ownSites') : listText(token.sites.map(siteText)),
            lastUsedAt: token.lastUsedAt === null ? t('security.never') : shortTime(token.lastUsedAt),
            expiresAt: shortTime(token.expiresAt),
            action: person.mayAdminister ? (
              <Button size="sm" tone="danger" emphasis="outline" onClick={() => setEnded(token)}>
                {t('token.end')}
              </Button>
            ) : null,
          },
        }))}
        empty={<EmptyRows text={t('token.noneOf')} />}
      />
      {ended ? (
        <DecisionDialog
          title={t('token.endAsk', { name: ended.name })}
          detail={t('token.endDetail')}
          label={t('token.end')}
          tone="danger"
          write={write}
          send={send}
          onDone={setDone}
          onClose={() => setEnded(undefined)}
        />
      ) : null}
    </Stack>
  );
}
