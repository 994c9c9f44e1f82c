import { Card, Inline, Link, LiveBadge, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { scoreTexts } from '../../../widgets/events/rules/score.ts';
import { CRICKET, useCricketPaths } from '../cricket.ts';
import { playOf } from '../rules/chase.ts';
import { oversText, runRate } from '../rules/figures.ts';

/** Summary of a live match: both scores, overs, run rate, and the runs required. */
export function LiveCard({ matchId }: { readonly matchId: number }) {
  const { t } = useTranslation('cricket');
  const names = useNames();
  const paths = useCricketPaths();
  const match = useMatch(matchId);
  if (!match) return null;
  const { id, home, away } = match;
  const score = scoreTexts(match, CRICKET.slug)?.sides;
  const play = playOf(match);
  // A side that has not batted yet has no score, rather than zero.
  const waiting = match.clock?.period === 'innings1' ? play && (play.batting === 0 ? 1 : 0) : undefined;
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between">
          <Text size="label" tone="muted">
            {names.competition(match)}
          </Text>
          <LiveBadge>{names.phase(match)}</LiveBadge>
        </Inline>
        <Link href={paths.game({ id, name: `${home} ${away}` })} tone="inherit">
          <Side name={home} score={waiting === 0 ? '–' : score?.[0]} bats={play?.batting === 0} />
          <Side name={away} score={waiting === 1 ? '–' : score?.[1]} bats={play?.batting === 1} />
        </Link>
        {play && (
          <Text size="label" tone="muted">
            {t('overs', { overs: oversText(play.balls) })} ·{' '}
            {t('runRate', { rate: runRate(play.runs, play.balls) })}
          </Text>
        )}
        {play?.chase && (
          <Text size="label">{t('need', { count: play.chase.needed, balls: play.chase.ballsLeft })}</Text>
        )}
      </Stack>
    </Card>
  );
}

interface SideProps {
  readonly name: string;
  readonly score: string | undefined;
  readonly bats: boolean;
}

function Side({ name, score, bats }: SideProps) {
  return (
    <Inline justify="between" wrap="nowrap">
      <Text size="name" weight={bats ? 'strong' : undefined} lines="one">
        <bdi>{name}</bdi>
      </Text>
      <Text size="name" weight={bats ? 'strong' : undefined}>
        <bdi dir="ltr">{score}</bdi>
      </Text>
    </Inline>
  );
}
