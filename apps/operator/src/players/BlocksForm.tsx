import {
  ConfirmDialog,
  ErrorSummary,
  Field,
  Input,
  Select,
  Stack,
  Switch,
  type FieldProblem,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import type { Player, PlayerBlocks } from '@touchline/contract/operators';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { choiceOf, reasonOf, reasonOptions } from '../sites/reasons.ts';
import { t } from '../messages/messages.ts';

interface BlocksFormProps {
  readonly player: Player;
  readonly reload: () => void;
}

interface BlocksDraft {
  readonly banLevel: string;
  readonly banVersion: number;
  readonly blockReason: string;
  readonly isVerificationRequired: boolean;
  readonly isFrozen: boolean;
  readonly isMarked: boolean;
  readonly isSelfBlocked: boolean;
}

const draftOf = (blocks: PlayerBlocks): BlocksDraft => ({
  banLevel: String(blocks.banLevel),
  banVersion: blocks.banVersion,
  blockReason: choiceOf(blocks.blockReason),
  isVerificationRequired: blocks.isVerificationRequired,
  isFrozen: blocks.isFrozen,
  isMarked: blocks.isMarked,
  isSelfBlocked: blocks.isSelfBlocked,
});

/** Blocks that an operator sets on a player. They apply from the next bet, payment and page. */
export function BlocksForm({ player, reload }: BlocksFormProps) {
  const [draft, setDraft] = useState(() => draftOf(player.blocks));
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(player.blocks));
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wrongLevel = /^(?:\d{1,2}|100)$/.test(draft.banLevel) ? undefined : t('player.banLevelWrong');
  const problems: readonly FieldProblem[] = [
    ...(wrongLevel === undefined ? [] : [{ field: 'banLevel', text: wrongLevel }]),
    ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
  ];
  const isNewBan = player.blocks.banLevel === 0 && Number(draft.banLevel) > 0;
  useUnsaved(isUnsaved);
  const write = (changes: Partial<BlocksDraft>) => setDraft({ ...draft, ...changes });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    if (isNewBan) setAsking(true);
    else void save();
  }

  async function save(): Promise<void> {
    const saved = await run('POST', `${within('/ops/players', player.id)}/blocks`, {
      banLevel: Number(draft.banLevel),
      banVersion: draft.banVersion,
      blockReason: reasonOf(draft.blockReason),
      isVerificationRequired: draft.isVerificationRequired,
      isFrozen: draft.isFrozen,
      isMarked: draft.isMarked,
      ...(player.blocks.isSelfBlocked && !draft.isSelfBlocked ? { isSelfBlocked: false } : {}),
      reason: reason.trim(),
    });
    setAsking(false);
    if (saved) reload();
  }

  return (
    <TitledCard title={t('player.blocks')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          <Field
            label={t('player.banLevel')}
            hint={t('player.banLevelHint')}
            error={isTried ? wrongLevel : undefined}
            data-field="banLevel"
          >
            <Input
              value={draft.banLevel}
              onValueChange={(banLevel) => write({ banLevel })}
              inputMode="numeric"
              numeric
            />
          </Field>
          <Switch
            control="start"
            label={t('player.banVersion')}
            checked={draft.banVersion === 1}
            onCheckedChange={(is) => write({ banVersion: is ? 1 : 0 })}
          />
          <Field label={t('player.blockReason')}>
            <Select
              options={reasonOptions(t('block.open'))}
              value={draft.blockReason}
              onValueChange={(blockReason) => write({ blockReason })}
            />
          </Field>
          <Switch
            control="start"
            label={t('player.verification')}
            checked={draft.isVerificationRequired}
            onCheckedChange={(isVerificationRequired) => write({ isVerificationRequired })}
          />
          <Switch
            control="start"
            label={t('player.frozen')}
            checked={draft.isFrozen}
            onCheckedChange={(isFrozen) => write({ isFrozen })}
          />
          <Switch
            control="start"
            label={t('player.marked')}
            checked={draft.isMarked}
            onCheckedChange={(isMarked) => write({ isMarked })}
          />
          {player.blocks.isSelfBlocked ? (
            <Switch
              control="start"
              label={t('player.selfBlocked')}
              checked={draft.isSelfBlocked}
              onCheckedChange={(isSelfBlocked) => write({ isSelfBlocked })}
            />
          ) : null}
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
          <ProblemNotice problem={problem} />
          <SaveRow isBusy={isBusy} isUnsaved={isUnsaved} onDiscard={() => setDraft(draftOf(player.blocks))} />
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('player.ban', { name: player.login })}
        description={t('player.banDetail')}
        confirmLabel={t('player.banConfirm')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </TitledCard>
  );
}
