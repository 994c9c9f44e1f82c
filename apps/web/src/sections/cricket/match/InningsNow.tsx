import { Card, ScoreInnings } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { oversText, runRate, strikeRate } from '../rules/figures.ts';
import { spellText } from '../rules/texts.ts';
import { atTheCrease } from '../rules/scorecard.ts';
import type { InningsCardProps } from './InningsCard.tsx';

const WHOLE = 120;

/** The innings that is played: rates, who bats, who bowls, the balls of this over. */
export function InningsNow({ card, innings, players }: InningsCardProps) {
  const { t } = useTranslation('cricket');
  const { runs, balls, bowling, over } = innings;
  const nameOf = (id: number) => players.get(id)?.name ?? '';
  const before = card.innings.find((one) => one !== innings && one.finished);
  const left = WHOLE - balls;
  const target = before && before.runs + 1;
  const rates = [
    { id: 'rate', label: t('runRateHead'), value: runRate(runs, balls) },
    { id: 'left', label: t('oversLeft'), value: oversText(left) },
    ...(target === undefined
      ? []
      : [
          { id: 'target', label: t('target'), value: String(target) },
          { id: 'required', label: t('requiredRate'), value: runRate(Math.max(0, target - runs), left) },
        ]),
  ];
  const bowler = bowling.find(({ playerId }) => playerId === bowlerNow(innings));
  return (
    <Card pad="md">
      <ScoreInnings
        words={{
          table: t('card.crease'),
          batter: t('card.batter'),
          figures: [
            t('player.runs'),
            t('player.balls'),
            t('player.fours'),
            t('player.sixes'),
            t('player.strike'),
          ],
          onStrike: t('card.onStrike'),
          over: t('card.over'),
        }}
        rates={rates}
        batters={atTheCrease(innings).map((one) => ({
          id: String(one.playerId),
          name: nameOf(one.playerId),
          onStrike: one.onStrike,
          figures: [
            String(one.runs),
            String(one.balls),
            String(one.fours),
            String(one.sixes),
            strikeRate(one.runs, one.balls),
          ],
        }))}
        bowler={
          bowler && {
            name: nameOf(bowler.playerId),
            figures: spellText(bowler),
          }
        }
        balls={over.map((ball, place) => ({
          id: `${place} ${ball}`,
          text: ball,
          wicket: ball === 'W',
        }))}
      />
    </Card>
  );
}

/** Who bowls this over: the one whose over is not whole; between overs nobody is named. */
function bowlerNow({ bowling }: InningsCardProps['innings']): number | undefined {
  return bowling.find(({ balls }) => balls % 6 !== 0)?.playerId;
}
