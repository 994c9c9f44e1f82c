import { Standings, type StandingRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { PlayerFigures, TeamFigures } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { average, runRate, strikeRate } from '../rules/figures.ts';
import { bestBowling, bestScore } from '../rules/texts.ts';

interface PlayersProps {
  readonly label: string;
  readonly players: readonly PlayerFigures[];
}

/** Players by runs. */
export function Batters({ label, players }: PlayersProps) {
  const { t } = useTranslation('cricket');
  const rowOf = usePlayerRow();
  return (
    <Standings
      label={label}
      heads={{ place: t('table.place'), team: t('player.player') }}
      columns={[
        { short: t('player.matches'), full: t('player.matchesFull') },
        { short: t('player.best'), full: t('player.best') },
        { short: t('player.average'), full: t('player.averageFull') },
        { short: t('player.strike'), full: t('player.strikeFull') },
        { short: t('player.runs'), full: t('player.runsFull') },
      ]}
      emptyTitle={t('champ.noTable')}
      rows={players.map(({ batting, ...one }, place) => ({
        ...rowOf(one, place),
        figures: [
          String(one.matches),
          bestScore(batting.best),
          average(batting.runs, batting.innings - batting.notOuts),
          strikeRate(batting.runs, batting.balls),
          String(batting.runs),
        ],
      }))}
    />
  );
}

/** Players by wickets. */
export function Bowlers({ label, players }: PlayersProps) {
  const { t } = useTranslation('cricket');
  const rowOf = usePlayerRow();
  return (
    <Standings
      label={label}
      heads={{ place: t('table.place'), team: t('player.player') }}
      columns={[
        { short: t('player.matches'), full: t('player.matchesFull') },
        { short: t('player.best'), full: t('player.best') },
        { short: t('player.average'), full: t('player.averageFull') },
        { short: t('player.economy'), full: t('player.economyFull') },
        { short: t('player.wickets'), full: t('player.wicketsFull') },
      ]}
      emptyTitle={t('champ.noTable')}
      rows={players.map(({ bowling, ...one }, place) => ({
        ...rowOf(one, place),
        figures: [
          String(one.matches),
          bestBowling(bowling.best),
          average(bowling.runs, bowling.wickets),
          runRate(bowling.runs, bowling.balls),
          String(bowling.wickets),
        ],
      }))}
    />
  );
}

function usePlayerRow(): (
  figures: Pick<PlayerFigures, 'player'>,
  place: number,
) => Pick<StandingRow, 'id' | 'place' | 'team' | 'href'> {
  const paths = useCricketPaths();
  const number = useNumber();
  return ({ player }, place) => ({
    id: String(player.id),
    place: number(place + 1),
    team: player.name,
    href: paths.player(player),
  });
}

/** The table of the sides. */
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
      rows={teams.map(({ team, played, won, lost, tied, netRunRate, points }, place) => ({
        id: String(team.id),
        place: number(place + 1),
        team: team.name,
        href: paths.team(team),
        figures: [String(played), String(won), String(lost), String(tied), netRunRate, String(points)],
      }))}
    />
  );
}
