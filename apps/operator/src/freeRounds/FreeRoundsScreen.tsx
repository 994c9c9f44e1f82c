import { freeRoundsStates, type FreeRoundsState } from '@touchline/contract/freeRounds';
import { Link, Stack } from '@touchline/ui';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { SitePage } from '../shared/SitePage.tsx';
import { t } from '../messages/messages.ts';
import { NEW_FREE_ROUNDS } from './addresses.ts';
import { FreeRoundsForm } from './FreeRoundsForm.tsx';
import { FreeRoundsTable } from './FreeRoundsTable.tsx';

interface FreeRoundsScreenProps {
  /** Site whose free rounds are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** State of the shown rounds; all if absent. */
  readonly state: FreeRoundsState | undefined;
}

/** Free rounds of a site by their state. */
export function FreeRoundsScreen({ siteId, state }: FreeRoundsScreenProps) {
  return (
    <SitePage
      section="free-rounds"
      icon="gift"
      title={t('nav.free-rounds')}
      siteId={siteId}
      tabs={[
        { label: t('freeRounds.all'), current: state === undefined },
        ...freeRoundsStates.map((one) => ({
          segment: one,
          label: t(`freeRoundsState.${one}`),
          current: one === state,
        })),
      ]}
      create={{ segment: NEW_FREE_ROUNDS, label: t('freeRounds.new') }}
    >
      {(site) => <FreeRoundsTable key={state} siteId={site} filter={state === undefined ? {} : { state }} />}
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
