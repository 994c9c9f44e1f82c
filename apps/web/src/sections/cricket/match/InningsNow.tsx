import { Card, FigureTable, Inline, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CricketInnings } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { strikeRate } from '../rules/figures.ts';
import { oversText } from '../../../widgets/events/rules/overs.ts';
import { atTheCrease, bowlerNow, ratesOf, type Players } from '../rules/scorecard.ts';
import { spellText } from '../rules/texts.ts';
import type { InningsCardProps } from './InningsCard.tsx';
import { useBattingColumns } from '../parts/useBattingColumns.ts';

/** Current innings: rates, batters, bowler, the balls of this over. */
export function InningsNow({ card, innings, players }: InningsCardProps) {
  const { t } = useTranslation('cricket');
  const { rate, ballsLeft, target, required } = ratesOf(card, innings);
  const figures = [
    { id: 'rate', label: t('runRateHead'), value: rate },
    { id: 'left', label: t('oversLeft'), value: oversText(ballsLeft) },
    ...(target === undefined ? [] : [{ id: 'target', label: t('target'), value: String(target) }]),
    ...(required === undefined ? [] : [{ id: 'required', label: t('requiredRate'), value: required }]),
  ];
  return (
    <Stack gap="sm">
      <Card>
        <Stack gap="sm">
          <Inline gap="lg" wrap="wrap">
            {figures.map(({ id, label, value }) => (
              <Stack key={id} gap="none">
                <Text size="label" tone="muted">
                  {label}
                </Text>
                <Text size="name">
                  <bdi dir="ltr" translate="no">
                    {value}
                  </bdi>
                </Text>
              </Stack>
            ))}
          </Inline>
          <Over innings={innings} players={players} />
        </Stack>
      </Card>
      <Crease innings={innings} players={players} />
    </Stack>
  );
}

interface PartProps {
  readonly innings: CricketInnings;
  readonly players: Players;
}

/** Bowler of this over, and the result of each ball. */
function Over({ innings, players }: PartProps) {
  const { t } = useTranslation('cricket');
  const bowler = bowlerNow(innings);
  return (
    <Inline wrap="wrap">
      {bowler && (
        <Text size="label">
          <bdi>{players.get(bowler.playerId)?.name}</bdi>{' '}
          <bdi dir="ltr" translate="no">
            {spellText(bowler)}
          </bdi>
        </Text>
      )}
      {innings.over.length > 0 && (
        <Text size="label">
          {`${t('card.over')}: `}
          <bdi dir="ltr" translate="no">
            {innings.over.join(' · ')}
          </bdi>
        </Text>
      )}
    </Inline>
  );
}

/** The two batters at the crease, the one on strike first. */
function Crease({ innings, players }: PartProps) {
  const { t } = useTranslation('cricket');
  const columns = useBattingColumns();
  const paths = useCricketPaths();
  return (
    <FigureTable
      label={t('card.crease')}
      head={t('card.crease')}
      loud={0}
      columns={columns}
      rows={atTheCrease(innings).map((one) => {
        const player = players.get(one.playerId);
        return {
          id: String(one.playerId),
          name: player?.name ?? '',
          href: player && paths.player(player),
          detail: one.onStrike ? t('card.onStrike') : undefined,
          figures: [
            ...[one.runs, one.balls, one.fours, one.sixes].map(String),
            strikeRate(one.runs, one.balls),
          ],
        };
      })}
    />
  );
}
