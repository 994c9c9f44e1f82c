import { Link, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { SitePage } from '../shared/SitePage.tsx';
import { NEW_FREE_ROUNDS } from './addresses.ts';
import { FreeRoundsForm } from './FreeRoundsForm.tsx';
import { FreeRoundsList } from './FreeRoundsList.tsx';

interface FreeRoundsScreenProps {
  /** Site whose free rounds are shown; the first one if absent. */
  readonly siteId: string | undefined;
}

/** Free rounds of a site. */
export function FreeRoundsScreen({ siteId }: FreeRoundsScreenProps) {
  return (
    <SitePage
      section="free-rounds"
      icon="gift"
      title={t('nav.free-rounds')}
      siteId={siteId}
      create={{ segment: NEW_FREE_ROUNDS, label: t('freeRounds.new') }}
    >
      {(site) => <FreeRoundsList siteId={site} />}
    </SitePage>
  );
}

interface NewFreeRoundsScreenProps {
  readonly siteId: string;
  /** Number of the player from whose page it was opened. */
  readonly playerId: string | undefined;
}

/** Form by which players of a site are given free rounds. */
export function NewFreeRoundsScreen({ siteId, playerId }: NewFreeRoundsScreenProps) {
  return (
    <Stack gap="md">
      <Link href={to('free-rounds', siteId)} tone="muted">
        {t('freeRounds.back')}
      </Link>
      <PageHead title={t('freeRounds.new')} detail={t('freeRounds.newDetail')} />
      <FreeRoundsForm siteId={siteId} playerId={playerId} />
    </Stack>
  );
}
