import { t } from '../messages/messages.ts';
import { SitePage } from '../shared/SitePage.tsx';
import { CHALLENGES, NEW_TOURNAMENT } from './addresses.ts';
import { Challenges } from './Challenges.tsx';
import { Tournaments } from './Tournaments.tsx';

interface TournamentsScreenProps {
  /** Site whose tournaments are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** True if its daily challenges are shown. */
  readonly isOfChallenges: boolean;
}

/** Tournaments and daily challenges of a site. */
export function TournamentsScreen({ siteId, isOfChallenges }: TournamentsScreenProps) {
  return (
    <SitePage
      section="tournaments"
      icon="tournament"
      title={t('nav.tournaments')}
      siteId={siteId}
      tabs={[
        { label: t('tournaments.title'), current: !isOfChallenges },
        { segment: CHALLENGES, label: t('challenges.title'), current: isOfChallenges },
      ]}
      create={isOfChallenges ? undefined : { segment: NEW_TOURNAMENT, label: t('tournaments.new') }}
    >
      {(site) => (isOfChallenges ? <Challenges siteId={site} /> : <Tournaments siteId={site} />)}
    </SitePage>
  );
}
