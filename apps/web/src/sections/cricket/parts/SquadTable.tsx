import { Link, Stack, Table, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PlayerFigures } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { average, runRate, strikeRate } from '../rules/figures.ts';

const figure = { align: 'end', numeric: true } as const;

/** Players of a side with what they made and took. */
export function SquadTable({
  label,
  players,
}: {
  readonly label: string;
  readonly players: readonly PlayerFigures[];
}) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  return (
    <Table
      label={label}
      stickyFirst
      columns={[
        { id: 'name', header: t('player.player') },
        { id: 'matches', header: t('player.matches'), ...figure },
        { id: 'runs', header: t('player.runs'), ...figure },
        { id: 'average', header: t('player.average'), ...figure },
        { id: 'strike', header: t('player.strike'), ...figure },
        { id: 'wickets', header: t('player.wickets'), ...figure },
        { id: 'economy', header: t('player.economy'), ...figure },
      ]}
      rows={players.map(({ player, matches, batting, bowling }) => ({
        id: String(player.id),
        cells: {
          name: (
            <Stack gap="none">
              <Link href={paths.player(player)}>
                <bdi>{player.name}</bdi>
              </Link>
              <Text size="label" tone="muted">
                {t(`role.${player.role}`)}
              </Text>
            </Stack>
          ),
          matches: matches,
          runs: batting.runs,
          average: average(batting.runs, batting.innings - batting.notOuts),
          strike: strikeRate(batting.runs, batting.balls),
          wickets: bowling.wickets,
          economy: runRate(bowling.runs, bowling.balls),
        },
      }))}
    />
  );
}
