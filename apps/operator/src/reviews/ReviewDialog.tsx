import type { Review } from '@touchline/contract/operators';
import { Paragraph, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { matchText, selectionText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';
import { priceText } from '../shared/price.ts';
import { offerBody, offerDraftOf, offerProblems } from './offer.ts';
import { OfferFields } from './OfferFields.tsx';
import { placeText, shapeText } from './reviewText.ts';

/** Answers to a stake above the maximum. */
export const answers = ['accept', 'refuse', 'offer'] as const;
export type ReviewAct = (typeof answers)[number];

interface ReviewDialogProps {
  readonly review: Review;
  readonly act: ReviewAct;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

const kinds = { accept: 'accepted', refuse: 'refused' } as const;

/** Question about an answer to a stake above the maximum, with the legs and their prices now. */
export function ReviewDialog({ review, act, onDone, onClose }: ReviewDialogProps) {
  const { coupon, playerId } = review;
  const write = useWrite();
  const [draft, setDraft] = useState(() => offerDraftOf(coupon));
  const problems = act === 'offer' ? offerProblems(draft) : [];
  const amount = moneyText(coupon.amount, coupon.iso);

  async function send(): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/reviews/{couponId}', {
      path: { couponId: coupon.id },
      body: act === 'offer' ? offerBody(coupon, draft) : { kind: kinds[act] },
    });
    if (!answer) return undefined;
    return t('reviews.answered', { id: coupon.id });
  }

  return (
    <DecisionDialog
      title={t(`reviews.ask.${act}`, { amount, id: coupon.id, player: playerId })}
      detail={t(`reviews.askDetail.${act}`)}
      label={t(`reviews.do.${act}`, { amount })}
      tone={act === 'refuse' ? 'danger' : 'strong'}
      reason="none"
      problems={problems}
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <Stack gap="md">
          <Terms review={review} />
          {act === 'offer' ? (
            <OfferFields
              coupon={coupon}
              draft={draft}
              onChange={setDraft}
              problems={problems}
              isTried={isTried}
            />
          ) : null}
        </Stack>
      )}
    </DecisionDialog>
  );
}

const columns = (['match', 'selection', 'place', 'asked', 'now'] as const).map((id) => ({
  id,
  header: t(`reviews.column.${id}`),
}));

/** Shape and sums of the bet, and its legs with the prices that the player asked for and those of now. */
function Terms({ review: { coupon, coefsNow } }: Pick<ReviewDialogProps, 'review'>) {
  const { bets, iso, coef, possiblePayout } = coupon;
  return (
    <>
      <Paragraph>
        {t('reviews.sum', {
          shape: shapeText(coupon),
          amount: moneyText(coupon.amount, iso),
          coef: priceText(coef),
          payout: moneyText(possiblePayout, iso),
        })}
      </Paragraph>
      <Table
        label={t('bet.legsTitle')}
        narrow="cards"
        columns={columns}
        rows={bets.map((leg, index) => {
          const now = coefsNow[index];
          return {
            id: leg.selectionId,
            cells: {
              match: matchText(leg),
              selection: selectionText(leg),
              place: placeText(leg),
              asked: priceText(leg.coef),
              now: now ? priceText(now) : t('reviews.closed'),
            },
          };
        })}
      />
    </>
  );
}
