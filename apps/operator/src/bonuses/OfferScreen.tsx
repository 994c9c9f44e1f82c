import type { OperatorOffer } from '@touchline/contract/operators';
import { Badge, Link, Notice, Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { NEW_OFFER } from './BonusesScreen.tsx';
import { OfferEditor } from './OfferEditor.tsx';
import { EMPTY_OFFER, formOf } from './offerForm.ts';

interface OfferScreenProps {
  readonly siteId: string;
  /** Id of the offer; `new` for one to be written. */
  readonly id: string;
}

/** One offer: its terms and texts, a preview on a sample player, and its publication. */
export function OfferScreen({ siteId, id }: OfferScreenProps) {
  return (
    <Stack gap="md">
      <Link href={to('bonuses', siteId)} tone="muted">
        {t('offers.back')}
      </Link>
      {id === NEW_OFFER ? (
        <>
          <PageHead title={t('offers.new')} />
          <OfferEditor
            siteId={siteId}
            first={EMPTY_OFFER}
            path={`${within('/ops/bonuses', siteId)}/offers`}
            saved={(offerId) => {
              location.hash = to('bonuses', siteId, offerId);
            }}
          />
        </>
      ) : (
        <StoredOffer siteId={siteId} id={id} />
      )}
    </Stack>
  );
}

function StoredOffer({ siteId, id }: OfferScreenProps) {
  const path = within('/ops/bonus-offers', id);
  const asked = useCall<OperatorOffer>(path);
  return (
    <Loaded asked={asked}>
      {(offer) => (
        <>
          <PageHead
            title={offer.texts['en']?.title ?? offer.id}
            badges={<Badge>{t(`offerState.${offer.state}`)}</Badge>}
            detail={t('offers.version', {
              version: offer.version,
              time: shownTime(offer.changedAt),
              by: offer.changedBy,
            })}
          />
          {offer.faults.length > 0 ? (
            <Notice tone="warning">
              {[t('offers.faults'), ...offer.faults.map((fault) => messageOf('offerFault', fault))].join(' ')}
            </Notice>
          ) : null}
          <OfferEditor
            key={offer.version}
            siteId={siteId}
            first={formOf(offer)}
            path={path}
            saved={asked.reload}
          />
          {offer.state === 'ended' ? null : <Publication offer={offer} path={path} reload={asked.reload} />}
        </>
      )}
    </Loaded>
  );
}

interface PublicationProps {
  readonly offer: OperatorOffer;
  readonly path: string;
  readonly reload: () => void;
}

/** Publishes a draft, or ends a published offer. Grants stay as they are. */
function Publication({ offer, path, reload }: PublicationProps) {
  const { isBusy, problem, run } = useChange();
  const isDraft = offer.state === 'draft';
  return (
    <ReasonedForm
      title={t(isDraft ? 'offers.publish' : 'offers.end')}
      problems={
        isDraft && offer.faults.length > 0 ? [{ field: 'reason', text: t('offers.faultsFirst') }] : []
      }
      problem={problem}
      label={t(isDraft ? 'offers.publishIt' : 'offers.endIt')}
      isBusy={isBusy}
      send={async (reason) => {
        const done = await run('POST', `${path}/${isDraft ? 'publish' : 'end'}`, { reason });
        if (!done) return undefined;
        reload();
        return t(isDraft ? 'offers.published' : 'offers.ended');
      }}
    >
      {() => null}
    </ReasonedForm>
  );
}
