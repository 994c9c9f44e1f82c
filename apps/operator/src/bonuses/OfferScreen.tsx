import { useQuery } from '@tanstack/react-query';
import type { OperatorOffer } from '@touchline/contract/operators';
import { Badge, Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { NEW_OFFER } from './addresses.ts';
import { faultsText } from './faultsText.ts';
import { OfferEditor } from './OfferEditor.tsx';

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
          <OfferEditor siteId={siteId} />
        </>
      ) : (
        <StoredOffer siteId={siteId} id={id} />
      )}
    </Stack>
  );
}

const titleOf = ({ id, texts }: OperatorOffer): string => texts['en']?.title ?? id;

function StoredOffer({ siteId, id }: OfferScreenProps) {
  const query = useQuery(read('/ops/bonus-offers/{offerId}', { path: { offerId: id } }));
  return (
    <Loaded query={query}>
      {(offer) => (
        <>
          <PageHead
            title={titleOf(offer)}
            badges={<Badge>{t(`offerState.${offer.state}`)}</Badge>}
            detail={t('offers.version', {
              version: offer.version,
              time: shownTime(offer.changedAt),
              by: offer.changedBy,
            })}
          />
          {offer.faults.length > 0 ? <Notice tone="warning">{faultsText(offer.faults)}</Notice> : null}
          {offer.terms.kind === 'freeRounds' ? null : <OfferEditor siteId={siteId} offer={offer} />}
          {offer.state === 'draft' ? <Publication offer={offer} /> : null}
          {offer.state === 'published' ? <End offer={offer} /> : null}
        </>
      )}
    </Loaded>
  );
}

interface OfOffer {
  readonly offer: OperatorOffer;
}

/** Decision to publish a draft. */
function Publication({ offer }: OfOffer) {
  const write = useWrite();
  const name = { offer: titleOf(offer) };
  return (
    <Decision
      title={t('offers.publish')}
      write={write}
      label={t('offers.publishIt')}
      problems={offer.faults.length > 0 ? [{ field: 'faults', text: t('offers.faultsFirst') }] : []}
      question={{ title: t('offers.publishAsk', name), detail: t('offers.publishDetail') }}
      send={async (reason) => {
        const path = { offerId: offer.id };
        const body = { reason };
        const answer = await write.send('post', '/ops/bonus-offers/{offerId}/publish', { path, body });
        return answer && t('offers.published');
      }}
    />
  );
}

/** Decision to end a published offer. Grants stay as they are. */
function End({ offer }: OfOffer) {
  const write = useWrite();
  const name = { offer: titleOf(offer) };
  return (
    <Decision
      title={t('offers.end')}
      write={write}
      label={t('offers.endIt')}
      tone="danger"
      question={{ title: t('offers.endAsk', name), detail: t('offers.endDetail') }}
      send={async (reason) => {
        const path = { offerId: offer.id };
        const answer = await write.send('post', '/ops/bonus-offers/{offerId}/end', {
          path,
          body: { reason },
        });
        return answer && t('offers.ended');
      }}
    />
  );
}
