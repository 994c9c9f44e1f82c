import { Button, Card, Heading, Inline, Link, Paragraph, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import type { Review } from '@touchline/contract/operators';
import { to } from '../shared/route.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { shownTime } from '../shared/times.ts';
import { useChange } from '../shared/useCall.ts';
import { selectionText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { OfferForm } from './OfferForm.tsx';
import { placeText, shapeText } from './reviewText.ts';
import { moneyText } from '../shared/money.ts';
import { priceText } from '../shared/price.ts';

interface ReviewCardProps {
  readonly review: Review;
  /** Called after an answer was accepted. */
  readonly answered: () => void;
}

const columns = (['match', 'selection', 'place', 'asked', 'now'] as const).map((id) => ({
  id,
  header: t(`reviews.column.${id}`),
}));

/** A bet in review with its three answers. */
export function ReviewCard({ review, answered }: ReviewCardProps) {
  const { coupon, playerId, coefsNow } = review;
  const [isOffering, setOffering] = useState(false);
  const { isBusy, problem, run } = useChange();
  const { id, amount, iso, coef, possiblePayout: payout } = coupon;

  async function answer(body: object): Promise<void> {
    if (await run('POST', within('/ops/reviews', id), body)) answered();
  }

  return (
    <Card>
      <Stack gap="lg">
        <Heading level={2}>{t('reviews.coupon', { id, player: playerId })}</Heading>
        <Paragraph>{shapeText(coupon)}</Paragraph>
        <Paragraph>
          {t('reviews.sum', {
            amount: moneyText(amount, iso),
            coef: priceText(coef),
            payout: moneyText(payout, iso),
          })}{' '}
          {t('reviews.asked', { time: shownTime(coupon.placedAt * 1000) })}
        </Paragraph>
        <Table
          label={t('reviews.coupon', { id, player: playerId })}
          narrow="cards"
          columns={columns}
          rows={coupon.bets.map((bet, index) => {
            const now = coefsNow[index];
            return {
              id: bet.selectionId,
              cells: {
                match: `${bet.home} – ${bet.away}`,
                selection: selectionText(bet),
                place: placeText(bet),
                asked: priceText(bet.coef),
                now: now ? priceText(now) : t('reviews.closed'),
              },
            };
          })}
        />
        <ProblemNotice problem={problem} />
        <Inline wrap="wrap">
          <Button tone="strong" busy={isBusy} onClick={() => void answer({ kind: 'accepted' })}>
            {t('reviews.accept')}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => void answer({ kind: 'refused' })}>
            {t('reviews.refuse')}
          </Button>
          <Button aria-expanded={isOffering} onClick={() => setOffering(!isOffering)}>
            {t('reviews.offer')}
          </Button>
          <Link href={to('players', playerId)}>{t('player.title', { id: playerId })}</Link>
        </Inline>
        {isOffering ? <OfferForm coupon={coupon} isBusy={isBusy} send={(body) => void answer(body)} /> : null}
      </Stack>
    </Card>
  );
}
