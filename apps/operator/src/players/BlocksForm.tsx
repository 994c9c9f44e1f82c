import type { Player } from '@touchline/contract/operators';
import { Field, Input, Select, Stack, Switch } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { reasonOptions } from '../sites/reasons.ts';
import { blocksDraft } from './blocksDraft.ts';

const switches = [
  { id: 'isVerificationRequired', label: t('player.verification') },
  { id: 'isFrozen', label: t('player.frozen') },
  { id: 'isMarked', label: t('player.marked') },
] as const;

/** Blocks that an operator sets on a player. They apply from the next bet, payment and page. */
export function BlocksForm({ player }: { readonly player: Player }) {
  const { id, login, blocks } = player;
  const write = useWrite();
  const draft = useDraft(blocks, blocksDraft(blocks));
  const { value, body, problems, change } = draft;
  const isNewBan = blocks.banLevel === 0 && Number(value.banLevel) > 0;

  async function send(reason: string): Promise<string | undefined> {
    const answer =
      body &&
      (await write.send('post', '/ops/players/{playerId}/blocks', {
        path: { playerId: id },
        body: { ...body, reason },
      }));
    return answer && t('player.blocksSaved');
  }

  return (
    <Decision
      title={t('player.blocks')}
      problems={problems}
      write={write}
      draft={draft}
      label={t(isNewBan ? 'player.banConfirm' : 'edit.save')}
      tone={isNewBan ? 'danger' : 'strong'}
      question={
        isNewBan ? { title: t('player.ban', { name: login }), detail: t('player.banDetail') } : undefined
      }
      send={send}
    >
      {(isTried) => (
        <Stack gap="lg">
          <Field
            label={t('player.banLevel')}
            hint={t('player.banLevelHint')}
            error={isTried ? problems.find(({ field }) => field === 'banLevel')?.text : undefined}
            data-field="banLevel"
          >
            <Input
              value={value.banLevel}
              onValueChange={(banLevel) => change({ banLevel })}
              inputMode="numeric"
              numeric
            />
          </Field>
          <Switch
            control="start"
            label={t('player.banVersion')}
            checked={value.isSecondList}
            onCheckedChange={(isSecondList) => change({ isSecondList })}
          />
          <Field label={t('player.blockReason')}>
            <Select
              options={reasonOptions(t('block.open'))}
              value={value.blockReason}
              onValueChange={(blockReason) => change({ blockReason })}
            />
          </Field>
          {switches.map(({ id: field, label }) => (
            <Switch
              key={field}
              control="start"
              label={label}
              checked={value[field]}
              onCheckedChange={(is) => change({ [field]: is })}
            />
          ))}
          {blocks.isSelfBlocked ? (
            <Switch
              control="start"
              label={t('player.selfBlocked')}
              checked={value.isSelfBlocked}
              onCheckedChange={(isSelfBlocked) => change({ isSelfBlocked })}
            />
          ) : null}
        </Stack>
      )}
    </Decision>
  );
}
