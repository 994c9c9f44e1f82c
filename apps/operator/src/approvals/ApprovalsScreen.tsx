import type { Approval } from '@touchline/contract/operators';
import { Button, EmptyState, Inline, Link, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { countText, moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { approvalDetails } from './approvalDetails.ts';

const columns = [
  { id: 'act', header: t('approvals.column.act') },
  { id: 'for', header: t('approvals.column.for') },
  { id: 'size', header: t('approvals.column.size'), numeric: true, align: 'end' },
  { id: 'reason', header: t('approvals.column.reason') },
  { id: 'by', header: t('approvals.column.by') },
  { id: 'at', header: t('approvals.column.at'), numeric: true },
  { id: 'actions', header: t('approvals.column.actions') },
] as const;

interface Decision {
  readonly approval: Approval;
  readonly act: 'approve' | 'refuse';
}

const actOf = ({ act }: Approval): string => messageOf('approvals.act', act);

/** Returns the amount or the number of players of an act. */
function sizeOf({ amount, iso, players }: Approval): string {
  if (amount !== null && iso !== null) return moneyText(amount, iso);
  return t('approvals.players', { count: countText(players ?? 0) });
}

/** Acts of operators that wait for a second one; each decision needs a reason. */
export function ApprovalsScreen() {
  const asked = useCall<{ readonly approvals: readonly Approval[] }>('/ops/approvals');
  const [decision, setDecision] = useState<Decision>();
  const [done, setDone] = useState<string>();
  const decide = (approval: Approval, act: Decision['act']) => {
    setDone(undefined);
    setDecision({ approval, act });
  };

  return (
    <Stack gap="md">
      <PageHead title={t('nav.approvals')} detail={t('approvals.detail')} />
      <DoneNotice text={done} />
      <Loaded asked={asked}>
        {({ approvals }) => (
          <TableCard
            title={t('approvals.waiting')}
            columns={columns}
            rows={approvals.map((one) => ({
              id: one.id,
              cells: {
                act: actOf(one),
                for: <Recipient approval={one} />,
                size: sizeOf(one),
                reason: one.reason ?? '',
                by: one.askedBy,
                at: shortTime(one.at),
                actions: (
                  <Inline gap="sm" wrap="wrap">
                    {one.mayAgree ? (
                      <Button size="sm" onClick={() => decide(one, 'approve')}>
                        {t('approvals.approve')}
                      </Button>
                    ) : null}
                    <Button size="sm" tone="danger" emphasis="outline" onClick={() => decide(one, 'refuse')}>
                      {t(one.mayAgree ? 'approvals.refuse' : 'approvals.takeBack')}
                    </Button>
                  </Inline>
                ),
              },
            }))}
            empty={<EmptyState icon="scale" title={t('approvals.none')} />}
          />
        )}
      </Loaded>
      {decision === undefined ? null : (
        <ReasonDialog
          title={t(`approvals.${decision.act}Ask`, {
            act: actOf(decision.approval),
            size: sizeOf(decision.approval),
          })}
          description={t('approvals.decideDetail', {
            name: decision.approval.askedBy,
            reason: decision.approval.reason ?? t('approvals.noReason'),
          })}
          confirmLabel={t(decision.approval.mayAgree ? `approvals.${decision.act}` : 'approvals.takeBack')}
          tone={decision.act === 'approve' ? 'primary' : 'danger'}
          path={`${within('/ops/approvals', decision.approval.id)}/${decision.act}`}
          onDone={() => {
            setDone(t(decision.act === 'approve' ? 'approvals.approved' : 'approvals.refused'));
            setDecision(undefined);
            asked.reload();
          }}
          onCancel={() => setDecision(undefined)}
        >
          {approvalDetails(decision.approval).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </ReasonDialog>
      )}
    </Stack>
  );
}

/** The player of an act, or the site of a message. */
function Recipient({ approval: { player, siteId } }: { readonly approval: Approval }) {
  if (player === null) return siteId;
  return may('players') ? <Link href={to('players', player.id)}>{player.login}</Link> : player.login;
}
