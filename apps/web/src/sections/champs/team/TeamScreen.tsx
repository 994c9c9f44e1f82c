import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { idOfSegment } from '../../../platform/links/segments.ts';
import { NotFound } from '../../../widgets/events/NotFound.tsx';
import { teamQuery } from '../../../widgets/results/results.api.ts';
import { PageProblem } from '../PageProblem.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { TeamPage, teamViews, type TeamView } from './TeamPage.tsx';

/** A team or a player: upcoming matches with live prices, latest results. */
export function Component() {
  const { team, view = 'home' } = useParams();
  const id = idOfSegment(team);
  const named = teamViews.find((own) => own === view);
  return id === undefined || !named ? <NotFound /> : <Team key={id} id={id} view={named} />;
}

function Team({ id, view }: { readonly id: number; readonly view: TeamView }) {
  const query = useQuery(teamQuery(id));
  const { data } = query;
  if (!data) return query.error ? <PageProblem of="team" query={query} /> : <PageSkeleton />;
  return <TeamPage data={data} view={view} />;
}
