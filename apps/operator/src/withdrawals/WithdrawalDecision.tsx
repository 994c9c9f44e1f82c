import type { OperatorWithdrawalDetail, WithdrawalDocument } from '@touchline/contract/operators';
import { Field, Input, Notice, Paragraph, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';
import { isReason } from '../shared/ReasonField.tsx';
import { shownTime } from '../shared/times.ts';
import { askedDocuments, decisionReasons } from './withdrawalLists.ts';

interface PartOf {
  readonly withdrawal: OperatorWithdrawalDetail;
}

interface WithdrawalDecisionProps extends PartOf {
  /** Called with the message of success: the card is gone once the withdrawal is decided. */
  readonly onDone: (text: string) => void;
}

const kinds = ['approve', 'refuse', 'documents', 'cancel'] as const;
type Kind = (typeof kinds)[number];
type Reason = (typeof decisionReasons)[Exclude<Kind, 'documents'>][number];

/** The decision about a withdrawal: approve, refuse, ask for documents, or cancel, each with a reason of its list. */
export function WithdrawalDecision({ withdrawal, onDone }: WithdrawalDecisionProps) {
  const { id, mayApprove, needsSecond } = withdrawal;
  const write = useWrite();
  const open = kinds.filter((kind) => kind !== 'approve' || mayApprove);
  const [kind, setKind] = useState<Kind>(open[0] ?? 'refuse');
  const [note, setNote] = useState('');
  const [documents, setDocuments] = useState<readonly WithdrawalDocument[]>([]);
  const amount = moneyText(withdrawal.amount, withdrawal.iso);

  async function send(reason: Reason): Promise<string | undefined> {
    const path = { withdrawalId: id };
    const noted = isReason(note) ? { note: note.trim() } : {};
    const chosen = <R extends string>(_list: readonly R[]) => ({
      path,
      // The cast: the reasons of this list were shown.
      body: { reason: reason as string as R, ...noted },
    });
    const calls = {
      approve: () =>
        write.send('post', '/ops/withdrawals/{withdrawalId}/approve', chosen(decisionReasons.approve)),
      refuse: () =>
        write.send('post', '/ops/withdrawals/{withdrawalId}/refuse', chosen(decisionReasons.refuse)),
      cancel: () =>
        write.send('post', '/ops/withdrawals/{withdrawalId}/cancel', chosen(decisionReasons.cancel)),
      documents: () =>
        write.send('post', '/ops/withdrawals/{withdrawalId}/documents', {
          path,
          body: { documents: [...documents], ...noted },
        }),
    };
    const answer = await calls[kind]();
    return answer && t(`withdrawals.done.${kind}`, { amount });
  }

  return (
    <Decision<Reason, string>
      key={kind}
      title={t(needsSecond ? 'withdrawals.fourEyes' : 'withdrawals.decide')}
      write={write}
      label={t(`withdrawals.do.${kind}`, { amount })}
      tone={kind === 'refuse' ? 'danger' : 'strong'}
      problems={
        kind === 'documents' && documents.length === 0
          ? [{ field: 'documents', text: t('withdrawals.documentsMissing') }]
          : []
      }
      reason={
        kind === 'documents'
          ? 'none'
          : {
              options: decisionReasons[kind].map((value) => ({
                value,
                label: messageOf('withdrawals.reason', value),
              })),
              hint: t(kind === 'refuse' ? 'withdrawals.reasonTold' : 'withdrawals.reasonAudit'),
            }
      }
      question={{
        title: t(`withdrawals.ask.${kind}`, { amount }),
        detail: t(`withdrawals.askDetail.${kind}`),
      }}
      send={send}
      onDone={onDone}
    >
      {() => (
        <Stack gap="md">
          <Earlier withdrawal={withdrawal} />
          <SecondNotice withdrawal={withdrawal} />
          <Field label={t('withdrawals.decision')}>
            <Select
              options={open.map((value) => ({ value, label: t(`withdrawals.kind.${value}`) }))}
              value={kind}
              onValueChange={(value) => setKind(open.find((one) => one === value) ?? 'refuse')}
            />
          </Field>
          {kind === 'documents' ? (
            <div data-field="documents">
              <Choices
                label={t('withdrawals.askedDocuments')}
                options={askedDocuments.map((value) => ({
                  value,
                  label: t(`withdrawals.document.${value}`),
                }))}
                chosen={documents}
                onChange={setDocuments}
              />
            </div>
          ) : null}
          <Field label={t('withdrawals.note')} hint={t('withdrawals.noteHint')}>
            <Input value={note} onValueChange={setNote} maxLength={300} />
          </Field>
        </Stack>
      )}
    </Decision>
  );
}

/** Decisions of operators before this one. */
function Earlier({ withdrawal: { decisions } }: PartOf) {
  return decisions.map(({ at, operator, decision, reason, note }) => (
    <Paragraph key={at} tone="muted">
      <span>
        {t('withdrawals.decided', {
          operator,
          decision: messageOf('withdrawals.decision', decision),
          reason: reason
            .split(' ')
            .map((one) => messageOf('withdrawals.reason', one))
            .join(', '),
          time: shownTime(at),
        })}
      </span>
      {note === null ? null : <span> “{note}”</span>}
    </Paragraph>
  ));
}

/** Says who has to agree, and how much this operator may approve alone. */
function SecondNotice({ withdrawal }: PartOf) {
  const { mayApprove, needsSecond, firstBy, daySum, secondAbove } = withdrawal;
  const sums = { sum: moneyText(daySum, 'EUR'), above: moneyText(secondAbove, 'EUR') };
  if (!needsSecond) return <Notice tone="info">{t('withdrawals.alone', sums)}</Notice>;
  if (firstBy === null) return <Notice tone="info">{t('withdrawals.needsTwo', sums)}</Notice>;
  return (
    <Notice tone={mayApprove ? 'info' : 'warning'}>
      {t(mayApprove ? 'withdrawals.youAreSecond' : 'withdrawals.youWereFirst', {
        operator: firstBy,
        ...sums,
      })}
    </Notice>
  );
}
