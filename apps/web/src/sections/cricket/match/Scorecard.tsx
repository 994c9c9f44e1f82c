import { Card, EmptyState, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { useCard, type CardOf } from '../cricket.api.ts';
import { playersOf } from '../rules/scorecard.ts';
import { InningsCard } from './InningsCard.tsx';
import { InningsNow } from './InningsNow.tsx';

/** Scorecard: batting, bowling and dismissals; the current innings is first. */
export function Scorecard({ match }: { readonly match: CardOf }) {
  const { t } = useTranslation('cricket');
  return (
    <Answered
      query={useCard(match)}
      skeleton={
        <Card pad="md">
          <Stack>
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton />
          </Stack>
        </Card>
      }
      failed={t('card.failed')}
      missing={
        <Card>
          <EmptyState icon="cricket" title={t('card.missing')} detail={t('card.missingText')} />
        </Card>
      }
    >
      {(card) => {
        const players = playersOf(card);
        const last = card.innings.at(-1);
        return (
          <Stack>
            {last && !last.finished && <InningsNow card={card} innings={last} players={players} />}
            {card.innings.toReversed().map((innings) => (
              <InningsCard key={innings.side} card={card} innings={innings} players={players} />
            ))}
          </Stack>
        );
      }}
    </Answered>
  );
}
