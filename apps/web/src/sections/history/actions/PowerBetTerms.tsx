import { useQuery } from '@tanstack/react-query';
import {
  BetHistoryCardSkeleton,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Paragraph,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { powerBetQuery, type PowerBet } from '../../../features/bets/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useBetText } from '../useBetText.ts';
import { TakenTerms } from './TakenTerms.tsx';
import { TermsTable } from './TermsTable.tsx';
import { takingStep } from './takingStep.ts';
import { useBetAction } from './useBetAction.ts';
import { useRefusedWhy } from './useRefusedWhy.ts';

/** Old and new terms of a bet with the one press that takes them; or that they were taken, or that there are none. */
export default function PowerBetTerms({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('betActions');
  const { t: common } = useTranslation('common');
  const apiWords = useApiWords();
  const query = useQuery({ ...powerBetQuery(bet.id), enabled: bet.powerBet === undefined });
  if (bet.powerBet) return <TakenTerms bet={bet} powerBet={bet.powerBet} />;
  if (query.isPending) return <BetHistoryCardSkeleton />;
  if (!query.data) {
    return (
      <Card pad="none">
        <ErrorState
          title={t('powerBet.failed')}
          detail={apiWords(query.error)}
          retryLabel={common('actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  return <Offer bet={bet} offered={query.data} />;
}

interface OfferProps {
  readonly bet: Bet;
  readonly offered: PowerBet;
}

function Offer({ bet, offered: { availability, offer } }: OfferProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const text = useBetText();
  const acting = useBetAction(bet);
  const refusedWhy = useRefusedWhy(acting.state);
  const extra = offer?.extraStake;
  const step = takingStep({
    kind: 'powerBet',
    iso: bet.iso,
    price: extra,
    asked: undefined,
    action: acting.state,
  });
  const news = step.news === 'refused' ? (refusedWhy ?? t('powerBet.refused')) : undefined;
  const lost = step.news === 'unknown' || step.news === 'unanswered' ? t(`powerBet.${step.news}`) : undefined;
  const message = news ?? lost;
  return (
    <>
      {message !== undefined && (
        <Notice tone={step.news === 'unknown' ? 'warning' : 'danger'} announced>
          {message}
        </Notice>
      )}
      {offer === undefined ? (
        <Unavailable bet={bet} isForNow={availability === -1} />
      ) : (
        <Card>
          <Stack gap="md">
            <div>
              <Heading level={2}>{text.title(bet)}</Heading>
              <Paragraph tone="muted">{t('powerBet.detail')}</Paragraph>
            </div>
            <TermsTable
              label={t('powerBet.terms')}
              iso={bet.iso}
              before={{ coef: bet.coef, stake: bet.amount, possible: bet.possiblePayout }}
              after={{ coef: offer.newCoef, extra: offer.extraStake, possible: offer.newPossiblePayout }}
            />
            <Paragraph size="label" tone="muted">
              {t('powerBet.follows')}
            </Paragraph>
            <Button
              tone="primary"
              size="lg"
              width="full"
              busy={step.state === 'working'}
              onClick={() => {
                const { newCoef, extraStake } = offer;
                acting.act({ kind: 'powerBet', body: { newCoef, extraStake } });
              }}
            >
              {t('powerBet.take', { amount: text.own(format.money(offer.extraStake, bet.iso)) })}
            </Button>
          </Stack>
        </Card>
      )}
    </>
  );
}

function Unavailable({ bet, isForNow }: { readonly bet: Bet; readonly isForNow: boolean }) {
  const { t } = useTranslation('betActions');
  const paths = usePaths();
  return (
    <Card pad="none">
      <EmptyState
        icon="trend"
        title={t(isForNow ? 'powerBet.suspended' : 'powerBet.unavailable')}
        detail={t(isForNow ? 'powerBet.suspendedText' : 'powerBet.unavailableText')}
        action={<ButtonLink href={paths.bet(bet.id)}>{t('powerBet.back')}</ButtonLink>}
      />
    </Card>
  );
}
