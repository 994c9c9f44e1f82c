import {
  BroadcastNotice,
  Card,
  CompetitionCardSkeleton,
  EmptyState,
  SearchResults,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useBroadcasts } from './cricket.api.ts';
import { CRICKET, useCricketPaths } from './cricket.ts';
import { CricketPage } from './parts/CricketPage.tsx';
import { scoreTexts } from '../../widgets/events/rules/score.ts';

/** Matches of cricket with a stream, current and upcoming, with the streams' delay. */
export function Component() {
  const { t } = useTranslation('cricket');
  return (
    <CricketPage title={t('broadcasts.title')}>
      <Answered
        query={useBroadcasts()}
        skeleton={<CompetitionCardSkeleton rows={3} />}
        failed={t('broadcasts.failed')}
      >
        {(broadcasts) => <Broadcasts broadcasts={broadcasts} />}
      </Answered>
    </CricketPage>
  );
}

type Answer = NonNullable<ReturnType<typeof useBroadcasts>['data']>;

function Broadcasts({ broadcasts: { delay, now, next } }: { readonly broadcasts: Answer }) {
  const { t } = useTranslation('cricket');
  const format = useFormat();
  const paths = useCricketPaths();
  const names = useNames();
  if (now.length + next.length === 0) {
    return (
      <Card>
        <EmptyState icon="stream" title={t('broadcasts.none')} detail={t('broadcasts.noneText')} />
      </Card>
    );
  }
  const hitOf = ({ id, home, away, competition }: Answer['now'][number]) => ({
    id: String(id),
    name: names.match({ home, away }),
    detail: competition,
    href: paths.game({ id, name: `${home} ${away}` }),
    icon: 'stream' as const,
  });
  return (
    <Stack>
      {now.length > 0 && (
        <BroadcastNotice state="available">{t('broadcasts.delay', { seconds: delay })}</BroadcastNotice>
      )}
      <SearchResults
        label={t('broadcasts.title')}
        emptyTitle={t('broadcasts.none')}
        groups={[
          {
            id: 'now',
            title: t('broadcasts.now'),
            hits: now.map((match) => ({
              ...hitOf(match),
              live: t('section.live'),
              note: scoreTexts(match, CRICKET.slug)?.sides.join(' – '),
            })),
          },
          {
            id: 'next',
            title: t('broadcasts.next'),
            hits: next.map((match) => ({
              ...hitOf(match),
              note: `${format.day(match.startsAt)}, ${format.time(match.startsAt)}`,
            })),
          },
        ]}
      />
    </Stack>
  );
}
