import type { OperatorWithdrawalDetail, WithdrawalDocument } from '@touchline/contract/operators';
import { Button, ConfirmDialog, Field, Inline, Input, Notice, Paragraph, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { moneyText } from '../shared/money.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { askedDocuments, decisionReasons } from './withdrawalLists.ts';

interface WithdrawalDecisionProps {
  readonly withdrawal: OperatorWithdrawalDetail;
  readonly reload: () => void;
}

const kinds = ['approve', 'refuse', 'documents', 'cancel'] as const;
type Kind = (typeof kinds)[number];

/** The decision about a withdrawal: approve, refuse, ask for documents, or cancel, each with a reason of its list. */
export function WithdrawalDecision({ withdrawal, reload }: WithdrawalDecisionProps) {
  const { decisions, mayApprove, needsSecond, firstBy } = withdrawal;
  const { isBusy, problem, run } = useChange();
  const open = kinds.filter((kind) => kind !== 'approve' || mayApprove);
  const [kind, setKind] = useState<Kind>(open[0] ?? 'refuse');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [documents, setDocuments] = useState<readonly WithdrawalDocument[]>([]);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isReady = kind === 'documents' ? documents.length > 0 : reason !== '';
  const amount = moneyText(withdrawal.amount, withdrawal.iso);

  function choose(chosen: string): void {
    setKind(open.find((one) => one === chosen) ?? 'refuse');
    setReason('');
    setTried(false);
  }

  async function decide(): Promise<void> {
    const told = kind === 'documents' ? { documents } : { reason };
    const body = { ...told, ...(note.trim().length >= 3 ? { note: note.trim() } : {}) };
    const answer = await run('POST', `${within('/ops/withdrawals', withdrawal.id)}/${kind}`, body);
    setAsking(false);
    if (answer) reload();
  }

  return (
    <TitledCard title={t(needsSecond ? 'withdrawals.fourEyes' : 'withdrawals.decide')}>
      <Stack gap="md">
        {decisions.map(({ at, operator, decision, reason: told, note: noted }) => (
          <Paragraph key={at} tone="muted">
            <span>
              {t('withdrawals.decided', {
                operator,
                decision: messageOf('withdrawals.decision', decision),
                reason: told
                  .split(' ')
                  .map((one) => messageOf(`withdrawals.reason`, one))
                  .join(', '),
                time: shownTime(at),
              })}
            </span>
            {noted === null ? null : <span> “{noted}”</span>}
          </Paragraph>
        ))}
        {needsSecond ? (
          <Notice tone={mayApprove ? 'info' : 'warning'}>
            {t(
              firstBy === null
                ? 'withdrawals.needsTwo'
                : mayApprove
                  ? 'withdrawals.youAreSecond'
                  : 'withdrawals.youWereFirst',
              {
                operator: firstBy ?? '',
                sum: moneyText(withdrawal.daySum, 'EUR'),
                above: moneyText(withdrawal.secondAbove, 'EUR'),
              },
            )}
          </Notice>
        ) : (
          <Notice tone="info">
            {t('withdrawals.alone', {
              sum: moneyText(withdrawal.daySum, 'EUR'),
              above: moneyText(withdrawal.secondAbove, 'EUR'),
            })}
          </Notice>
        )}
        <Field label={t('withdrawals.decision')}>
          <Select
            options={open.map((value) => ({ value, label: t(`withdrawals.kind.${value}`) }))}
            value={kind}
            onValueChange={choose}
          />
        </Field>
        {kind === 'documents' ? (
          <Choices
            label={t('withdrawals.askedDocuments')}
            options={askedDocuments.map((value) => ({ value, label: t(`withdrawals.document.${value}`) }))}
            chosen={documents}
            onChange={setDocuments}
          />
        ) : (
          <Field
            label={t('withdrawals.reason')}
            hint={t(kind === 'refuse' ? 'withdrawals.reasonTold' : 'withdrawals.reasonAudit')}
            error={isTried && !isReady ? t('withdrawals.reasonMissing') : undefined}
          >
            <Select
              options={[
                { value: '', label: t('withdrawals.chooseReason') },
                ...decisionReasons[kind].map((value) => ({
                  value,
                  label: messageOf('withdrawals.reason', value),
                })),
              ]}
              value={reason}
              onValueChange={setReason}
            />
          </Field>
        )}
        <Field label={t('withdrawals.note')} hint={t('withdrawals.noteHint')}>
          <Input value={note} onValueChange={setNote} maxLength={300} />
        </Field>
        <ProblemNotice problem={problem} />
        <Inline wrap="wrap">
          <Button
            tone={kind === 'refuse' ? 'danger' : 'strong'}
            busy={isBusy}
            disabled={kind === 'documents' && !isReady}
            onClick={() => {
              setTried(true);
              if (isReady) setAsking(true);
            }}
          >
            {t(`withdrawals.do.${kind}`, { amount })}
          </Button>
        </Inline>
      </Stack>
      {isAsking ? (
        <ConfirmDialog
          open
          title={t(`withdrawals.ask.${kind}`, { amount })}
          description={t(`withdrawals.askDetail.${kind}`)}
          confirmLabel={t(`withdrawals.do.${kind}`, { amount })}
          cancelLabel={t('form.back')}
          tone={kind === 'approve' || kind === 'documents' ? 'primary' : 'danger'}
          busy={isBusy}
          onConfirm={() => void decide()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </TitledCard>
  );
}
