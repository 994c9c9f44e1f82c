import { Card, Field, Heading, Input, Select, Stack, Switch } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import type { Player, PlayerBlocks } from '@touchline/contract/operators';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
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
  readonly isSelfBlocked: boolean;
}

const draftOf = (blocks: PlayerBlocks): BlocksDraft => ({
  banLevel: String(blocks.banLevel),
  banVersion: blocks.banVersion,
  blockReason: choiceOf(blocks.blockReason),
  isVerificationRequired: blocks.isVerificationRequired,
  isSelfBlocked: blocks.isSelfBlocked,
});

/** Blocks that an operator sets on a player. They apply from the next bet, payment and page. */
export function BlocksForm({ player, reload }: BlocksFormProps) {
  const [draft, setDraft] = useState(() => draftOf(player.blocks));
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(player.blocks));
  const isWhole = /^\d{1,3}$/.test(draft.banLevel) && isReason(reason);
  useUnsaved(isUnsaved);
  const write = (changes: Partial<BlocksDraft>) => setDraft({ ...draft, ...changes });

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const saved = await run('POST', `${within('/ops/players', player.id)}/blocks`, {
      banLevel: Number(draft.banLevel),
      banVersion: draft.banVersion,
      blockReason: reasonOf(draft.blockReason),
      isVerificationRequired: draft.isVerificationRequired,
      ...(player.blocks.isSelfBlocked && !draft.isSelfBlocked ? { isSelfBlocked: false } : {}),
      reason: reason.trim(),
    });
    if (saved) reload();
  }

  return (
    <Card header={<Heading level={2}>{t('player.blocks')}</Heading>}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="lg">
          <Field label={t('player.banLevel')} hint={t('player.banLevelHint')}>
            <Input
              value={draft.banLevel}
              onValueChange={(banLevel) => write({ banLevel })}
              inputMode="numeric"
              numeric
            />
          </Field>
          <Switch
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
            label={t('player.verification')}
            checked={draft.isVerificationRequired}
            onCheckedChange={(isVerificationRequired) => write({ isVerificationRequired })}
          />
          {player.blocks.isSelfBlocked ? (
            <Switch
              label={t('player.selfBlocked')}
              checked={draft.isSelfBlocked}
              onCheckedChange={(isSelfBlocked) => write({ isSelfBlocked })}
            />
          ) : null}
          <ReasonField value={reason} onValueChange={setReason} />
          <ProblemNotice problem={problem} />
          <SaveRow
            isBusy={isBusy}
            isUnsaved={isUnsaved}
            isWhole={isWhole}
            onDiscard={() => setDraft(draftOf(player.blocks))}
          />
        </Stack>
      </form>
    </Card>
  );
}
