import { Standings, type StandingRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { PlayerFigures, TeamFigures } from '../cricket.api.ts';
import { CRICKET, useCricketPaths } from '../cricket.ts';
import { average, runRate, strikeRate } from '../rules/figures.ts';
import { bestBowling, bestScore } from '../rules/texts.ts';

interface PlayersProps {
  readonly label: string;
  readonly players: readonly PlayerFigures[];
}

/** Ranking of players by runs. */
export function Batters({ label, players }: PlayersProps) {
  return (
    <PlayerTable
      label={label}
      ends={['strike', 'runs']}
      rows={players.map(({ player, matches, batting }) => ({
        player,
        figures: [
          String(matches),
          bestScore(batting.best),
          average(batting.runs, batting.innings - batting.notOuts),
          strikeRate(batting.runs, batting.balls),
          String(batting.runs),
        ],
      }))}
    />
  );
}

/** Ranking of players by wickets. */
export function Bowlers({ label, players }: PlayersProps) {
  return (
    <PlayerTable
      label={label}
      ends={['economy', 'wickets']}
      rows={players.map(({ player, matches, bowling }) => ({
        player,
        figures: [
          String(matches),
          bestBowling(bowling.best),
          average(bowling.runs, bowling.wickets),
          runRate(bowling.runs, bowling.balls),
          String(bowling.wickets),
        ],
      }))}
    />
  );
}

interface PlayerTableProps {
  readonly label: string;
  /** Last two columns: a rate, and the figure that the ranking is sorted by. */
  readonly ends: readonly [rate: 'strike' | 'economy', rank: 'runs' | 'wickets'];
  readonly rows: readonly (Pick<PlayerFigures, 'player'> & Pick<StandingRow, 'figures'>)[];
}

function PlayerTable({ label, ends: [rate, rank], rows }: PlayerTableProps) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  const number = useNumber();
  return (
    <Standings
      label={label}
      heads={{ place: t('table.place'), team: t('player.player') }}
      columns={[
        { short: t('player.matches'), full: t('player.matchesFull') },
        { short: t('player.best'), full: t('player.best') },
        { short: t('player.average'), full: t('player.averageFull') },
        { short: t(`player.${rate}`), full: t(`player.${rate}Full`) },
        { short: t(`player.${rank}`), full: t(`player.${rank}Full`) },
      ]}
      emptyTitle={t('champ.noTable')}
      rows={rows.map(({ player, figures }, index) => ({
        id: String(player.id),
        place: number(index + 1),
        team: player.name,
        href: paths.player(player),
        figures,
      }))}
    />
  );
}

/** Table of teams. */
export function TeamTable({
  label,
  teams,
}: {
  readonly label: string;
  readonly teams: readonly TeamFigures[];
}) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  const number = useNumber();
  return (
    <Standings
      label={label}
      heads={{ place: t('table.place'), team: t('table.team') }}
      columns={[
        { short: t('table.played'), full: t('table.playedFull') },
        { short: t('table.won'), full: t('table.wonFull') },
        { short: t('table.lost'), full: t('table.lostFull') },
        { short: t('table.tied'), full: t('table.tiedFull') },
        { short: t('table.rate'), full: t('table.rateFull') },
        { short: t('table.points'), full: t('table.pointsFull') },
      ]}
      emptyTitle={t('champ.noTable')}
      sport={CRICKET.slug}
      rows={teams.map(({ team, played, won, lost, tied, netRunRate, points }, index) => ({
        id: String(team.id),
        place: number(index + 1),
        team: team.name,
        href: paths.team(team),
        figures: [String(played), String(won), String(lost), String(tied), netRunRate, String(points)],
      }))}
    />
  );
}
