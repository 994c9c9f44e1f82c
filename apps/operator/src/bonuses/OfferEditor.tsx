import type { OperatorOffer } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { to, useOpenSaved } from '../shared/route.ts';
import type { DraftState } from '../shared/useDraft.ts';
import type { OfferBody, OfferDraft } from './offerDraft.ts';
import { OfferFields } from './OfferFields.tsx';
import { OfferPreviewCard } from './OfferPreviewCard.tsx';

interface OfferEditorProps {
  readonly siteId: string;
  /** Stored offer; absent for one to be written. */
  readonly offer?: OperatorOffer;
  readonly draft: DraftState<OfferDraft, OfferBody>;
}

/** Writes an offer and shows it on a sample player. Saving makes a new version; grants keep theirs. */
export function OfferEditor({ siteId, offer, draft }: OfferEditorProps) {
  const write = useWrite();
  const openSaved = useOpenSaved();
  const { value, problems, body, change } = draft;

  async function send(): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await (offer
      ? write.send('post', '/ops/bonus-offers/{offerId}', { path: { offerId: offer.id }, body })
      : write.send('post', '/ops/bonuses/{siteId}/offers', { path: { siteId }, body }));
    if (!answer) return undefined;
    if (!offer) openSaved(to('bonuses', siteId, answer.offerId));
    return t('offerForm.saved');
  }

  return (
    <>
      <Decision
        title={t('offerForm.heading')}
        write={write}
        label={t(offer ? 'offerForm.save' : 'offerForm.create')}
        reason="none"
        problems={problems}
        draft={draft}
        question={
          offer?.state === 'published'
            ? { title: t('offerForm.ask'), detail: t('offerForm.askDetail') }
            : undefined
        }
        send={send}
      >
        {(isTried) => <OfferFields draft={value} problems={problems} isTried={isTried} onChange={change} />}
      </Decision>
      <OfferPreviewCard siteId={siteId} draft={value} />
    </>
  );
}
