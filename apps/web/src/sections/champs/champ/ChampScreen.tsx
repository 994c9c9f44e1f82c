import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { champViews, type ChampView } from '../../../platform/links/eventPaths.ts';
import { idOfSegment } from '../../../platform/links/segments.ts';
import { NotFound } from '../../../widgets/events/NotFound.tsx';
import { champQuery } from '../../../widgets/results/results.api.ts';
import { ChampHead } from './ChampHead.tsx';
import { ChampOverview } from './ChampOverview.tsx';
import { ChampFavorites, ChampFinal, ChampMatches, ChampResults } from './ChampViews.tsx';
import { PageProblem } from '../PageProblem.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';

const views = {
  home: ChampOverview,
  game: ChampMatches,
  final: ChampFinal,
  results: ChampResults,
  favorites: ChampFavorites,
} as const;

/** Championship: matches, results, table, bets on the winner, favourites. */
export function Component() {
  const { champ, view = 'home' } = useParams();
  const id = idOfSegment(champ);
  const named = champViews.find((own) => own === view);
  return id === undefined || !named ? <NotFound /> : <Champ key={id} id={id} view={named} />;
}

function Champ({ id, view }: { readonly id: number; readonly view: ChampView }) {
  const query = useQuery(champQuery(id));
  const { data } = query;
  if (!data) return query.error ? <PageProblem of="champs" query={query} /> : <PageSkeleton />;
  const View = views[view];
  return (
    <ChampHead champ={data.champ} view={view}>
      <View data={data} />
    </ChampHead>
  );
}
