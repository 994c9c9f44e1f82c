import type { HomePart } from '@touchline/contract/pages';
import { ExpressTeaserSkeleton, FeaturedMatchSkeleton, Grid } from '@touchline/ui';
import { Fragment, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useTopic } from '../../../features/odds/feed/useFeed.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { isAvailable, site } from '../../../platform/site/site.ts';
import { ExpressBlock } from './ExpressBlock.tsx';
import { FeaturedBlock } from './FeaturedBlock.tsx';
import { homeRows } from './homeOrder.ts';
import { useExpressOffer } from './useExpressOffer.ts';
import { useFeatured } from './useFeatured.ts';

const TopMatches = lazyView(() => import('./TopMatches.tsx'));
const TopCompetitions = lazyView(() => import('./TopCompetitions.tsx'));

// Constants: React replaces the server's markup of a lazy part whose element changes before it is hydrated.
const topMatches = <TopMatches />;
const topCompetitions = <TopCompetitions />;

export interface HomePartsProps {
  readonly live: ReactNode;
  readonly upcoming: ReactNode;
}

/** The parts of the home page in the site's order. */
export default function HomeParts({ live, upcoming }: HomePartsProps) {
  const isDesk = useIsDesk();
  const { isBestMatchesOnTop, isAppLightVersion } = useSnapshot(settings);
  const { homeParts: parts } = site();
  const has = (part: HomePart) => parts === undefined || parts.includes(part);
  const featured = useFeatured(has('featured'));
  const express = useExpressOffer(has('express'));
  // Content below the first screen is rendered later, so that it doesn't delay the first screen.
  const isLater = useTopic('live', pollEvery.liveHome).status === 'ready';
  const isBestOnTop = isBestMatchesOnTop === 1;
  const shown: Readonly<Record<HomePart, boolean>> = {
    featured: featured !== null,
    express: express !== null,
    live: isAvailable('live'),
    // Cards with crests; not shown in the light version.
    topMatches: isAppLightVersion === 0 && (isBestOnTop || isLater),
    upcoming: isAvailable('line'),
    // Wider pages show them in the menu next to the page.
    topCompetitions: !isDesk && isLater,
  };
  const rows = homeRows({ parts, isBestOnTop, isShown: (part) => shown[part] });
  const isAttached = rows[0]?.[0] === 'featured';
  const contents: Readonly<Record<HomePart, ReactNode>> = {
    featured: featured ? (
      <FeaturedBlock match={featured} isAttached={isAttached} />
    ) : (
      <FeaturedMatchSkeleton attached={isAttached} />
    ),
    express: express ? <ExpressBlock express={express} /> : <ExpressTeaserSkeleton />,
    live,
    topMatches,
    upcoming,
    topCompetitions,
  };
  return rows.map((row) => {
    const inRow = row.map((part) => <Fragment key={part}>{contents[part]}</Fragment>);
    const [first] = row;
    const isPair = isDesk && row.length === 2;
    return isPair ? (
      <Grid key={first} columns={first === 'featured' ? 'lead' : 'two'} gap="md">
        {inRow}
      </Grid>
    ) : (
      <Fragment key={first}>{inRow}</Fragment>
    );
  });
}
