import { useQuery } from '@tanstack/react-query';
import type { OperatorOffer } from '@touchline/contract/operators';
import { Badge, Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useDraft } from '../shared/useDraft.ts';
import { NEW_OFFER } from './addresses.ts';
import { faultsText } from './faultsText.ts';
import { offerSchema, offerTitle } from './offerDraft.ts';
import { OfferEditor } from './OfferEditor.tsx';
import { OfferPublication } from './OfferPublication.tsx';

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
          <NewOffer siteId={siteId} />
        </>
      ) : (
        <StoredOffer siteId={siteId} id={id} />
      )}
    </Stack>
  );
}

function NewOffer({ siteId }: Pick<OfferScreenProps, 'siteId'>) {
  const draft = useDraft(undefined, offerSchema);
  return <OfferEditor siteId={siteId} draft={draft} />;
}

function StoredOffer({ siteId, id }: OfferScreenProps) {
  const query = useQuery(read('/ops/bonus-offers/{offerId}', { path: { offerId: id } }));
  return (
    <Loaded query={query}>
      {(offer) => (
        <>
          <PageHead
            title={offerTitle(offer)}
            badges={<Badge>{t(`offerState.${offer.state}`)}</Badge>}
            detail={t('offers.version', {
              version: offer.version,
              time: shownTime(offer.changedAt),
              by: offer.changedBy,
            })}
          />
          {offer.faults.length > 0 ? <Notice tone="warning">{faultsText(offer.faults)}</Notice> : null}
          {offer.terms.kind === 'freeRounds' ? (
            <OfferPublication offer={offer} />
          ) : (
            <EditedOffer siteId={siteId} offer={offer} />
          )}
        </>
      )}
    </Loaded>
  );
}

interface EditedOfferProps extends Pick<OfferScreenProps, 'siteId'> {
  readonly offer: OperatorOffer;
}

/** Editor of an offer, and the decisions about its state, which take its unsaved changes along. */
function EditedOffer({ siteId, offer }: EditedOfferProps) {
  const draft = useDraft(offer, offerSchema);
  return (
    <>
      <OfferEditor siteId={siteId} offer={offer} draft={draft} />
      <OfferPublication offer={offer} draft={draft} />
    </>
  );
}
