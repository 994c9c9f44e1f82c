import type { Topic } from '@touchline/feed';
import { Carousel, SectionTitle, Stack, TopEventsSkeleton, type CarouselProps } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { sectionOf } from '../../../widgets/events/rules/sectionOf.ts';
import { previousOrder } from '../../../widgets/events/rules/previousOrder.ts';
import { topicsOfPicked } from '../../../widgets/events/rules/picked.ts';
import { usePicked, usePickedTopics, type PickedMatch } from '../../../widgets/events/list/usePicked.ts';
import { TopMatchCard } from './TopMatchCard.tsx';

/** Maximum number of cards. */
const MOST = 8;
const BEST = { best: true } as const;

/** Carousel of the best matches of all sports; renders nothing if there are none. */
export default function TopMatches() {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const { asked, matches } = usePicked(BEST, pollEvery.sliders);
  const shown = useShown(matches);
  const [first, ...rest] = topicsOfPicked(shown);
  if (asked.status === 'failed' || (asked.status === 'ready' && first === undefined)) return null;
  return (
    <Stack gap="sm">
      <SectionTitle allLabel={t('allBest')} allHref={paths.section('line', { menu: 'recommended' })}>
        {t('best')}
      </SectionTitle>
      {first === undefined ? <Places /> : <Cards topics={[first, ...rest]} matches={shown} />}
    </Stack>
  );
}

/** Returns the matches to show: live ones first, then in a fixed order until the page is left. */
function useShown(matches: readonly PickedMatch[]): readonly PickedMatch[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const offered = matches.filter((match) => isAvailable(sectionOf(match)));
  const byState = offered.toSorted((a, b) => b.status - a.status || a.startsAt - b.startsAt);
  const shown = previousOrder(byState, order).slice(0, MOST);
  const ids = shown.map(({ id }) => id);
  if (ids.join() !== order.join()) setOrder(ids);
  return shown;
}

/** Placeholder with the carousel's height until its matches are loaded. */
function Places() {
  const slides = ['one', 'two'].map((id) => ({ id, content: <TopEventsSkeleton /> }));
  return (
    <div inert>
      <Row slides={slides} />
    </div>
  );
}

interface CardsProps {
  readonly topics: readonly [Topic, ...Topic[]];
  readonly matches: readonly PickedMatch[];
}

function Cards({ topics, matches }: CardsProps) {
  usePickedTopics(topics, pollEvery.sliders);
  return (
    <Row
      slides={matches.map((match) => ({ id: String(match.id), content: <TopMatchCard match={match} /> }))}
    />
  );
}

function Row({ slides }: Pick<CarouselProps, 'slides'>) {
  const { t } = useTranslation('betting');
  return (
    <Carousel
      label={t('best')}
      slideWidth="most"
      labels={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        position: (index, count) => t('carousel.position', { place: index, count }),
      }}
      slides={slides}
    />
  );
}
