import { FigureTable } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PlayerFigures } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { average, runRate, strikeRate } from '../rules/figures.ts';

export interface SquadTableProps {
  readonly label: string;
  readonly players: readonly PlayerFigures[];
}

/** Players of a side with their runs and wickets. */
export function SquadTable({ label, players }: SquadTableProps) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  return (
    <FigureTable
      label={label}
      head={t('player.player')}
      columns={[
        { short: t('player.matches'), full: t('player.matchesFull') },
        { short: t('player.runs'), full: t('player.runsFull') },
        { short: t('player.average'), full: t('player.averageFull') },
        { short: t('player.strike'), full: t('player.strikeFull') },
        { short: t('player.wickets'), full: t('player.wicketsFull') },
        { short: t('player.economy'), full: t('player.economyFull') },
      ]}
      loud={1}
      rows={players.map(({ player, matches, batting, bowling }) => ({
        id: String(player.id),
        name: player.name,
        href: paths.player(player),
        detail: t(`role.${player.role}`),
        figures: [
          String(matches),
          String(batting.runs),
          average(batting.runs, batting.innings - batting.notOuts),
          strikeRate(batting.runs, batting.balls),
          String(bowling.wickets),
          runRate(bowling.runs, bowling.balls),
        ],
      }))}
    />
  );
}
