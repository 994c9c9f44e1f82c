import { useQuery } from '@tanstack/react-query';
import type { DailyChallenge as Challenge } from '@touchline/contract';
import { DailyChallengeSkeleton, EmptyState, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../widgets/games/useReader.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { challengesQuery } from '../../../features/tournaments/tournaments.api.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { PromotionPage } from './PromotionPage.tsx';

/** Challenges of the site's day, after those of yesterday that can still be claimed. */
export function Component() {
  const { t } = useTranslation(['tournaments', 'titles']);
  const query = useQuery(challengesQuery(useReader()));
  return (
    <PromotionPage title={t('titles:of.dailyChallenges')}>
      <Answered
        query={query}
        failed={t('tournaments:challenges.failed')}
        skeleton={
          <Stack gap="md">
            <DailyChallengeSkeleton />
            <DailyChallengeSkeleton />
            <DailyChallengeSkeleton />
          </Stack>
        }
      >
        {({ challenges, endsAt }) =>
          challenges.length === 0 ? (
            <EmptyState
              icon="checklist"
              title={t('tournaments:challenges.none')}
              detail={t('tournaments:challenges.noneDetail')}
            />
          ) : (
            <Day challenges={challenges} endsAt={endsAt} />
          )
        }
      </Answered>
    </PromotionPage>
  );
}

function Day({ challenges, endsAt }: { readonly challenges: readonly Challenge[]; readonly endsAt: number }) {
  const { t } = useTranslation('tournaments');
  const format = useFormat();
  return (
    <Stack gap="md">
      <Text tone="muted">{t('challenges.until', { time: format.time(endsAt) })}</Text>
      {challenges.map((challenge) => (
        <ChallengeCard key={challenge.id} challenge={challenge} level={2} />
      ))}
      <Text tone="muted" size="label">
        {t('challenges.note')}
      </Text>
    </Stack>
  );
}
