import type { Topic } from '@touchline/feed';
import { Carousel, SectionTitle, Stack, TopEventsSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { topicsOfPicked } from '../../../widgets/events/rules/picked.ts';
import { usePicked, usePickedTopics, type PickedMatch } from '../../../widgets/events/list/usePicked.ts';
import { TopMatchCard } from './TopMatchCard.tsx';

/** As many cards as are leafed through. */
const MOST = 8;
const BEST = { best: true } as const;

/** The best matches of all sports, as cards; nothing where none is among them. */
export default function TopMatches() {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const { asked, matches } = usePicked(BEST, pollEvery.sliders);
  // What is in play comes first.
  const shown = matches.toSorted((a, b) => b.status - a.status || a.startsAt - b.startsAt).slice(0, MOST);
  const [first, ...rest] = topicsOfPicked(shown);
  if (asked.status === 'failed' || (asked.status === 'ready' && first === undefined)) return null;
  return (
    <Stack gap="sm">
      <SectionTitle allLabel={t('allBest')} allHref={paths.section('line', { menu: 'recommended' })}>
        {t('best')}
      </SectionTitle>
      {first === undefined ? <TopEventsSkeleton /> : <Cards topics={[first, ...rest]} matches={shown} />}
    </Stack>
  );
}

interface CardsProps {
  readonly topics: readonly [Topic, ...Topic[]];
  readonly matches: readonly PickedMatch[];
}

function Cards({ topics, matches }: CardsProps) {
  const { t } = useTranslation('betting');
  usePickedTopics(topics, pollEvery.sliders);
  return (
    <Carousel
      label={t('best')}
      slideWidth="most"
      words={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        position: (place, count) => t('carousel.position', { place, count }),
      }}
      slides={matches.map((match) => ({ id: String(match.id), content: <TopMatchCard match={match} /> }))}
    />
  );
}
