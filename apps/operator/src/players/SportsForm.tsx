import type { Player, PlayerBlocks } from '@touchline/contract/operators';
import { Checkbox, Table, VisuallyHidden } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useDraft, type DraftSchema } from '../shared/useDraft.ts';
import type { BlocksChange } from './blocksDraft.ts';
import { closedOf, hiddenBy, sportName, toggled, type ClosedSports } from './closedSports.ts';

const lists = ['line', 'live'] as const;
const columns = (['sport', ...lists, 'own'] as const).map((id) => ({
  id,
  header: t(`player.sports.${id}`),
}));

const schema: DraftSchema<PlayerBlocks, ClosedSports, BlocksChange> = {
  read: closedOf,
  parse: ({ line, live }) => ({
    body: { disallowedLineSports: line, disallowedLiveSports: live },
  }),
};

/** Sports that are closed to a player. Sports that the player hides are shown but can't be changed here. */
export function SportsForm({ player }: { readonly player: Player }) {
  const { id: playerId, blocks, sports } = player;
  const write = useWrite();
  const draft = useDraft(blocks, schema);
  const { value, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    const answer =
      body &&
      (await write.send('post', '/ops/players/{playerId}/blocks', {
        path: { playerId },
        body: { ...body, reason },
      }));
    return answer && t('player.sportsSaved');
  }

  const box = (list: (typeof lists)[number], id: number, name: string) => (
    <Checkbox
      checked={value[list].includes(id)}
      onCheckedChange={(is) => change({ [list]: toggled(value[list], id, is) })}
    >
      <VisuallyHidden>
        {t('player.sportIn', { sport: name, list: t(`player.sports.${list}`) })}
      </VisuallyHidden>
    </Checkbox>
  );

  return (
    <Decision
      title={t('player.sports')}
      detail={t('player.sportsHint')}
      write={write}
      draft={draft}
      label={t('edit.save')}
      send={send}
    >
      {() => (
        <Table
          label={t('player.sports')}
          columns={columns}
          rows={sports.map(({ id, key }) => {
            const name = sportName(key);
            const own = hiddenBy(blocks, id).map((list) => t(`player.sports.${list}`));
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
      )}
    </Decision>
  );
}
