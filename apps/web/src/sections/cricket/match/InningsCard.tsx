import { Card, Link, SectionTitle, Stack, Table, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CricketCard, CricketInnings } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { oversText, runRate, strikeRate } from '../rules/figures.ts';
import { extrasOf, outOf, type Players } from '../rules/scorecard.ts';
import { scoreText } from '../rules/texts.ts';

export interface InningsCardProps {
  readonly card: CricketCard;
  readonly innings: CricketInnings;
  readonly players: Players;
}

const figure = { align: 'end', numeric: true } as const;

/** One innings: batting with extras and total, fall of wickets, bowling. */
export function InningsCard(props: InningsCardProps) {
  const { card, innings } = props;
  const team = card.sides[innings.side].name;
  return (
    <Stack gap="sm">
      <SectionTitle
        end={
          <Text size="name">
            <bdi dir="ltr">
              {scoreText(innings)} ({oversText(innings.balls)})
            </bdi>
          </Text>
        }
      >
        <bdi>{team}</bdi>
      </SectionTitle>
      <Batting {...props} team={team} />
      <Falls innings={innings} players={props.players} />
      <Bowling {...props} team={card.sides[innings.side === 0 ? 1 : 0].name} />
    </Stack>
  );
}

interface PartProps extends InningsCardProps {
  readonly team: string;
}

function Batting({ innings, players, team }: PartProps) {
  const { t } = useTranslation('cricket');
  const { runs, wickets, balls, extras, batting } = innings;
  return (
    <Table
      label={t('card.batting', { name: team })}
      stickyFirst
      columns={[
        { id: 'name', header: t('card.batter') },
        { id: 'runs', header: t('player.runs'), ...figure },
        { id: 'balls', header: t('player.balls'), ...figure },
        { id: 'fours', header: t('player.fours'), ...figure },
        { id: 'sixes', header: t('player.sixes'), ...figure },
        { id: 'strike', header: t('player.strike'), ...figure },
      ]}
      rows={[
        ...batting.map((one) => ({
          id: String(one.playerId),
          cells: {
            name: <Batter batting={one} players={players} />,
            runs: <Text weight="strong">{one.runs}</Text>,
            balls: one.balls,
            fours: one.fours,
            sixes: one.sixes,
            strike: strikeRate(one.runs, one.balls),
          },
        })),
        {
          id: 'extras',
          cells: {
            name: (
              <Stack gap="none">
                <Text>{t('card.extras')}</Text>
                <Text size="label" tone="muted">
                  {t('card.extrasText', extras)}
                </Text>
              </Stack>
            ),
            runs: extrasOf(innings),
          },
        },
      ]}
      footer={{
        id: 'total',
        cells: {
          name: `${t('card.total')}: ${t('card.totalText', { runs, wickets, overs: oversText(balls) })}`,
          runs,
          strike: runRate(runs, balls),
        },
      }}
    />
  );
}

function Batter({
  batting,
  players,
}: {
  readonly batting: CricketInnings['batting'][number];
  readonly players: Players;
}) {
  const { t } = useTranslation('cricket');
  const out = outOf(batting, players);
  return (
    <Stack gap="none">
      <PlayerLink id={batting.playerId} players={players} />
      <Text size="label" tone="muted">
        {out ? t(`out.${out.key}`, { bowler: out.bowler, fielder: out.fielder }) : t('card.notOut')}
      </Text>
    </Stack>
  );
}

function PlayerLink({ id, players }: { readonly id: number; readonly players: Players }) {
  const paths = useCricketPaths();
  const player = players.get(id);
  if (!player) return null;
  return (
    <Link href={paths.player(player)}>
      <bdi>{player.name}</bdi>
    </Link>
  );
}

function Falls({ innings: { falls }, players }: Pick<InningsCardProps, 'innings' | 'players'>) {
  const { t } = useTranslation('cricket');
  if (falls.length === 0) return null;
  const texts = falls.map(({ playerId, runs, balls }, place) =>
    t('card.fall', {
      runs,
      wicket: place + 1,
      name: players.get(playerId)?.name ?? '',
      overs: oversText(balls),
    }),
  );
  return (
    <Card pad="md">
      <Stack gap="xs">
        <Text size="label" tone="muted">
          {t('card.falls')}
        </Text>
        <Text size="label">{texts.join(' · ')}</Text>
      </Stack>
    </Card>
  );
}

function Bowling({ innings, players, team }: PartProps) {
  const { t } = useTranslation('cricket');
  return (
    <Table
      label={t('card.bowling', { name: team })}
      stickyFirst
      columns={[
        { id: 'name', header: t('card.bowler') },
        { id: 'overs', header: t('player.overs'), ...figure },
        { id: 'maidens', header: t('player.maidens'), ...figure },
        { id: 'runs', header: t('player.runs'), ...figure },
        { id: 'wickets', header: t('player.wickets'), ...figure },
        { id: 'economy', header: t('player.economy'), ...figure },
      ]}
      rows={innings.bowling.map(({ playerId, balls, maidens, runs, wickets }) => ({
        id: String(playerId),
        cells: {
          name: <PlayerLink id={playerId} players={players} />,
          overs: oversText(balls),
          maidens,
          runs,
          wickets: <Text weight="strong">{wickets}</Text>,
          economy: runRate(runs, balls),
        },
      }))}
    />
  );
}
