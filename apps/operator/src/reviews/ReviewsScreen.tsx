import type { Review } from '@touchline/contract/operators';
import { Button, Inline } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readWhole } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { reviewColumns } from './reviewColumns.tsx';
import { answers, ReviewDialog, type ReviewAct } from './ReviewDialog.tsx';

interface Chosen {
  readonly review: Review;
  readonly act: ReviewAct;
}

const tones = { accept: 'strong', refuse: 'danger', offer: 'neutral' } as const;

/** Returns the column with the buttons of the three answers. */
const answersColumn = (choose: (chosen: Chosen) => void): ListColumn<Review> => ({
  id: 'actions',
  header: t('reviews.column.actions'),
  cell: (review) => (
    <Inline gap="sm" wrap="wrap">
      {answers.map((act) => (
        <Button key={act} size="sm" tone={tones[act]} onClick={() => choose({ review, act })}>
          {t(`reviews.${act}`)}
        </Button>
      ))}
    </Inline>
  ),
});

/** Bets that wait for an operator's review, oldest first, each with its three answers. */
export function ReviewsScreen() {
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<string>();
  const columns = useMemo(
    () => [
      ...reviewColumns,
      answersColumn((next) => {
        setDone(undefined);
        setChosen(next);
      }),
    ],
    [],
  );
  return (
    <ListScreen
      name="reviews"
      title={t('reviews.title')}
      read={() => readWhole('/ops/reviews')}
      rowsOf={({ reviews }) => reviews}
      idOf={({ coupon }) => coupon.id}
      columns={columns}
      empty={{ icon: 'checklist', title: t('reviews.none') }}
    >
      <DoneNotice text={done} />
      {chosen ? <ReviewDialog {...chosen} onDone={setDone} onClose={() => setChosen(undefined)} /> : null}
    </ListScreen>
  );
}
