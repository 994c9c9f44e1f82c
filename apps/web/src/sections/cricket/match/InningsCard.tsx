import { Card, FigureTable, Inline, SectionTitle, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CricketCard, CricketInnings } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { runRate, strikeRate } from '../rules/figures.ts';
import { oversText } from '../../../widgets/events/rules/overs.ts';
import { extrasOf, outOf, type Players } from '../rules/scorecard.ts';
import { scoreText } from '../rules/texts.ts';
import { useBattingColumns } from '../parts/useBattingColumns.ts';

export interface InningsCardProps {
  readonly card: CricketCard;
  readonly innings: CricketInnings;
  readonly players: Players;
}

/** One innings: batting with extras and total, fall of wickets, bowling. */
export function InningsCard(props: InningsCardProps) {
  const { card, innings } = props;
  const team = card.sides[innings.side].name;
  return (
    <Stack gap="sm">
      <SectionTitle
        end={
          <Text size="name">
            <bdi dir="ltr" translate="no">
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
  const columns = useBattingColumns();
  const hrefOf = usePlayerHref(players);
  const { runs, wickets, balls, extras, batting } = innings;
  return (
    <FigureTable
      label={t('card.batting', { name: team })}
      head={t('card.batter')}
      loud={0}
      columns={columns}
      rows={[
        ...batting.map((one) => {
          const out = outOf(one, players);
          return {
            id: String(one.playerId),
            name: players.get(one.playerId)?.name ?? '',
            href: hrefOf(one.playerId),
            detail: out
              ? t(`out.${out.key}`, { bowler: out.bowler, fielder: out.fielder })
              : t('card.notOut'),
            figures: [
              ...[one.runs, one.balls, one.fours, one.sixes].map(String),
              strikeRate(one.runs, one.balls),
            ],
          };
        }),
        {
          id: 'extras',
          name: t('card.extras'),
          detail: t('card.extrasText', extras),
          figures: [String(extrasOf(innings))],
        },
      ]}
      total={{
        id: 'total',
        name: t('card.total'),
        detail: t('card.totalText', { runs, wickets, overs: oversText(balls) }),
        figures: [String(runs), '', '', '', runRate(runs, balls)],
      }}
    />
  );
}

function usePlayerHref(players: Players): (id: number) => string | undefined {
  const paths = useCricketPaths();
  return (id) => {
    const player = players.get(id);
    return player && paths.player(player);
  };
}

function Falls({ innings: { falls }, players }: Pick<InningsCardProps, 'innings' | 'players'>) {
  const { t } = useTranslation('cricket');
  if (falls.length === 0) return null;
  const texts = falls.map(({ playerId, runs, balls }, index) =>
    t('card.fall', {
      runs,
      wicket: index + 1,
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
        <Inline gap="md">
          {texts.map((text) => (
            <Text key={text} size="label">
              <bdi dir="ltr" translate="no">
                {text}
              </bdi>
            </Text>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function Bowling({ innings, players, team }: PartProps) {
  const { t } = useTranslation('cricket');
  const hrefOf = usePlayerHref(players);
  return (
    <FigureTable
      label={t('card.bowling', { name: team })}
      head={t('card.bowler')}
      loud={3}
      columns={[
        { short: t('player.overs'), full: t('player.oversFull') },
        { short: t('player.maidens'), full: t('player.maidensFull') },
        { short: t('player.runs'), full: t('player.runsFull') },
        { short: t('player.wickets'), full: t('player.wicketsFull') },
        { short: t('player.economy'), full: t('player.economyFull') },
      ]}
      rows={innings.bowling.map(({ playerId, balls, maidens, runs, wickets }) => ({
        id: String(playerId),
        name: players.get(playerId)?.name ?? '',
        href: hrefOf(playerId),
        figures: [oversText(balls), String(maidens), String(runs), String(wickets), runRate(runs, balls)],
      }))}
    />
  );
}
