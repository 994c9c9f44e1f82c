import type { OperatorOffer } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import type { DraftState } from '../shared/useDraft.ts';
import { offerTitle, type OfferBody, type OfferDraft } from './offerDraft.ts';

interface OfOffer {
  readonly offer: OperatorOffer;
}

interface OfferPublicationProps extends OfOffer {
  /** Draft of the editor above; absent if the offer has none. */
  readonly draft?: DraftState<OfferDraft, OfferBody> | undefined;
}

interface DecisionOnOffer extends OfferPublicationProps {
  /** Called with the message of success: the card is gone once the offer has another state. */
  readonly onDone: (text: string) => void;
}

/** Decisions about the state of an offer: to publish a draft, and to end what is published. */
export function OfferPublication({ offer, draft }: OfferPublicationProps) {
  const [done, setDone] = useState<string>();
  if (offer.state === 'draft') return <Publish offer={offer} draft={draft} onDone={setDone} />;
  return (
    <>
      <DoneNotice text={done} />
      {offer.state === 'published' ? <End offer={offer} onDone={setDone} /> : null}
    </>
  );
}

/** Decision to publish an offer. Changes in the editor are saved with it: what is published is what the page shows. */
function Publish({ offer, draft, onDone }: DecisionOnOffer) {
  const write = useWrite();
  const name = { offer: offerTitle(offer) };
  const isUnsaved = draft?.isUnsaved === true;

  async function send(reason: string): Promise<string | undefined> {
    const path = { offerId: offer.id };
    if (draft?.isUnsaved === true) {
      if (!draft.body) return undefined;
      const saved = await write.send('post', '/ops/bonus-offers/{offerId}', { path, body: draft.body });
      if (!saved) return undefined;
      draft.discard();
    }
    const answer = await write.send('post', '/ops/bonus-offers/{offerId}/publish', {
      path,
      body: { reason },
    });
    return answer && t('offers.published');
  }

  return (
    <Decision<string, string>
      title={t('offers.publish')}
      detail={isUnsaved ? t('offers.publishUnsaved') : undefined}
      write={write}
      label={t(isUnsaved ? 'offers.saveAndPublish' : 'offers.publishIt')}
      problems={problemsOf(offer, draft)}
      question={{
        title: t('offers.publishAsk', name),
        detail: t(isUnsaved ? 'offers.saveAndPublishDetail' : 'offers.publishDetail'),
      }}
      send={send}
      onDone={onDone}
    />
  );
}

/** Returns what prevents the publication. Faults of the stored version don't count once the editor has another one. */
function problemsOf(
  { faults }: OperatorOffer,
  draft: DraftState<OfferDraft, OfferBody> | undefined,
): readonly FieldProblem[] {
  if (draft?.isOvertaken === true) return [{ field: 'faults', text: t('offers.overtakenFirst') }];
  if (draft?.isUnsaved === true) return draft.problems;
  return faults.length > 0 ? [{ field: 'faults', text: t('offers.faultsFirst') }] : [];
}

/** Decision to end a published offer. Grants stay as they are. */
function End({ offer, onDone }: DecisionOnOffer) {
  const write = useWrite();
  const name = { offer: offerTitle(offer) };
  return (
    <Decision<string, string>
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
      onDone={onDone}
    />
  );
}
