import type { Player } from '@touchline/contract/operators';
import { Checkbox, ErrorSummary, Paragraph, Stack, Table, VisuallyHidden } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { t } from '../messages/messages.ts';
import { closedOf, hiddenBy, sportName, toggled, type ClosedSports } from './closedSports.ts';

interface SportsFormProps {
  readonly player: Player;
  readonly reload: () => void;
}

const lists = ['line', 'live'] as const;
const columns = (['sport', ...lists, 'own'] as const).map((id) => ({
  id,
  header: t(`player.sports.${id}`),
}));

/** Sports that are closed to a player. Sports that the player hides are shown but can't be changed here. */
export function SportsForm({ player, reload }: SportsFormProps) {
  const [draft, setDraft] = useState<ClosedSports>(() => closedOf(player.blocks));
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(closedOf(player.blocks));
  const [isTried, setTried] = useState(false);
  useUnsaved(isUnsaved);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isReason(reason)) return;
    const saved = await run('POST', `${within('/ops/players', player.id)}/blocks`, {
      disallowedLineSports: draft.line,
      disallowedLiveSports: draft.live,
      reason: reason.trim(),
    });
    if (saved) reload();
  }

  const box = (list: (typeof lists)[number], id: number, name: string) => (
    <Checkbox
      checked={draft[list].includes(id)}
      onCheckedChange={(is) => setDraft({ ...draft, [list]: toggled(draft[list], id, is) })}
    >
      <VisuallyHidden>{`${name}: ${t(`player.sports.${list}`)}`}</VisuallyHidden>
    </Checkbox>
  );

  return (
    <TitledCard title={t('player.sports')}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="lg">
          <Paragraph tone="muted">{t('player.sportsHint')}</Paragraph>
          <Table
            label={t('player.sports')}
            columns={columns}
            rows={player.sports.map(({ id, key }) => {
              const name = sportName(key);
              const own = hiddenBy(player.blocks, id).map((list) => t(`player.sports.${list}`));
              return {
                id: String(id),
                cells: {
                  sport: name,
                  line: box('line', id, name),
                  live: box('live', id, name),
                  own: own.join(', '),
                },
              };
            })}
          />
          {isTried && !isReason(reason) ? (
            <ErrorSummary
              title={t('form.check')}
              items={[{ field: 'reason', text: t('edit.reasonMissing') }]}
            />
          ) : null}
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
          <ProblemNotice problem={problem} />
          <SaveRow
            isBusy={isBusy}
            isUnsaved={isUnsaved}
            onDiscard={() => setDraft(closedOf(player.blocks))}
          />
        </Stack>
      </form>
    </TitledCard>
  );
}
