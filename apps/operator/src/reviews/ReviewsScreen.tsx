import { Button, EmptyState, Heading, Inline, Stack } from '@touchline/ui';
import { useState } from 'react';
import type { Review } from '@touchline/contract/operators';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { useCall } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** Bets that wait for an operator's review, oldest first. */
export function ReviewsScreen() {
  const asked = useCall<{ readonly reviews: readonly Review[] }>('/ops/reviews');
  const [answered, setAnswered] = useState<string>();

  function answer(id: string): void {
    setAnswered(id);
    asked.reload();
  }

  return (
    <Stack gap="lg">
      <Inline justify="between" wrap="wrap">
        <Heading level={1}>{t('reviews.title')}</Heading>
        <Button icon="refresh" busy={asked.isBusy} onClick={asked.reload}>
          {t('reviews.again')}
        </Button>
      </Inline>
      <DoneNotice text={answered === undefined ? undefined : t('reviews.answered', { id: answered })} />
      <Loaded asked={asked}>
        {({ reviews }) =>
          reviews.length === 0 ? (
            <EmptyState title={t('reviews.none')} />
          ) : (
            reviews.map((review) => (
              <ReviewCard key={review.coupon.id} review={review} answered={() => answer(review.coupon.id)} />
            ))
          )
        }
      </Loaded>
    </Stack>
  );
}
