import type { OperatorGrant } from '@touchline/contract/operators';
import { Badge, Button, ButtonLink, Card, EmptyState, Inline, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { Scoped } from '../app/Scoped.tsx';
import { NEW_FREE_ROUNDS } from '../freeRounds/addresses.ts';
import { FreeRoundsTable } from '../freeRounds/FreeRoundsTable.tsx';
import { to } from '../shared/route.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';

const columns = (['bonus', 'amount', 'wagering', 'result', 'at', 'state', 'actions'] as const).map((id) => ({
  id,
  header: t(`grants.column.${id}`),
}));

const isOpen = ({ state }: OperatorGrant): boolean =>
  state === 'offered' || state === 'waiting' || state === 'active';

interface PlayerBonusesProps {
  readonly playerId: string;
  readonly siteId: string;
}

/** A player's bonuses and free rounds, and the ways to revoke and to give them. */
export function PlayerBonuses({ playerId, siteId }: PlayerBonusesProps) {
  return (
    <Scoped scope="bonuses">
      <Stack gap="md">
        <Grants playerId={playerId} />
        <Inline>
          <ButtonLink href={to('free-rounds', siteId, NEW_FREE_ROUNDS, playerId)} tone="strong">
            {t('freeRounds.new')}
          </ButtonLink>
        </Inline>
        <FreeRoundsTable siteId={siteId} filter={{ player: playerId }} />
      </Stack>
    </Scoped>
  );
}

function Grants({ playerId }: { readonly playerId: string }) {
  const asked = useCall<{ readonly grants: readonly OperatorGrant[] }>(
    within('/ops/bonus-grants/of', playerId),
  );
  const [revokedId, setRevokedId] = useState<string>();
  return (
    <Loaded asked={asked}>
      {({ grants }) => {
        const revoked = grants.find(({ id }) => id === revokedId);
        return (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('grants.title')}
                narrow="cards"
                columns={columns}
                rows={grants.map((grant) => ({
                  id: grant.id,
                  cells: {
                    bonus: `${grant.title} (${t('grants.version', { version: grant.version })})`,
                    amount: grant.amount === null ? t('grants.noAmount') : moneyText(grant.amount, grant.iso),
                    wagering: `${moneyText(grant.done, grant.iso)} / ${moneyText(grant.required, grant.iso)}`,
                    result: t('grants.result', {
                      converted: moneyText(grant.converted, grant.iso),
                      removed: moneyText(grant.removed, grant.iso),
                    }),
                    at: shortTime(grant.at),
                    state: <Badge>{messageOf('grantState', grant.endReason ?? grant.state)}</Badge>,
                    actions: isOpen(grant) ? (
                      <Button
                        size="sm"
                        tone="danger"
                        emphasis="outline"
                        onClick={() => setRevokedId(grant.id)}
                      >
                        {t('grants.revoke')}
                      </Button>
                    ) : (
                      ''
                    ),
                  },
                }))}
                empty={<EmptyState icon="bonus" title={t('grants.none')} />}
              />
            </Card>
            {revoked ? (
              <ReasonDialog
                title={t('grants.revokeTitle', { title: revoked.title })}
                description={t('grants.revokeDetail')}
                confirmLabel={t('grants.revokeIt')}
                tone="danger"
                path={`${within('/ops/bonus-grants', revoked.id)}/revoke`}
                onDone={() => {
                  setRevokedId(undefined);
                  asked.reload();
                }}
                onCancel={() => setRevokedId(undefined)}
              />
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}
