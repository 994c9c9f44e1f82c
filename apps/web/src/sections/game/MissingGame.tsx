import { useQuery } from '@tanstack/react-query';
import { AccountRow, ButtonLink, Card, ErrorPage, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { unfinishedGamesQuery } from '../../features/gameSession/rounds.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** Page of a game that doesn't exist here, or is no longer offered: the ways to other games and to unfinished rounds. */
export function MissingGame({ kind }: { readonly kind: 'unknown' | 'retired' }) {
  const { t } = useTranslation('game');
  const { lobby } = useCasinoPaths();
  usePageTitle(t(`missing.${kind}.title`));
  return (
    <Stack gap="md" pad="lg">
      <ErrorPage
        code={kind === 'unknown' ? '404' : '410'}
        title={t(`missing.${kind}.title`)}
        detail={t(`missing.${kind}.detail`)}
        actions={
          <ButtonLink tone="strong" href={lobby}>
            {t('action.lobby')}
          </ButtonLink>
        }
      />
      {kind === 'retired' && <Unfinished />}
    </Stack>
  );
}

/** The player's unfinished rounds, each with the way back into its game. */
function Unfinished() {
  const { t } = useTranslation('game');
  const format = useFormat();
  const paths = useCasinoPaths();
  const { status } = useSession();
  const { data } = useQuery({ ...unfinishedGamesQuery, enabled: status === 'player' });
  if (!data || data.length === 0) return null;
  return (
    <Card header={t('unfinished.title')} pad="none">
      {data.map(({ game, round }) => (
        <AccountRow
          key={round.id}
          icon="hourglass"
          title={game.name}
          detail={`${format.day(round.since)}, ${format.time(round.since)}`}
          value={format.money(round.stake, round.iso)}
          href={paths.game(game)}
        />
      ))}
    </Card>
  );
}
