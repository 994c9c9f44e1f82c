import { useQuery } from '@tanstack/react-query';
import {
  BetCardSkeleton,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Notice,
  Paragraph,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { powerBetQuery, type PowerBetOffer } from '../../../features/bets/actions/betActions.api.ts';
import { sumOf } from '../../../features/account/amounts.ts';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { afterTaxAt } from '../../../features/bets/taxOn.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { Failed } from '../Failed.tsx';
import { useBetText } from '../text/useBetText.ts';
import { TakenTerms } from './TakenTerms.tsx';
import { TermsTable } from './TermsTable.tsx';
import { purchaseStep } from './purchaseStep.ts';
import { useBetAction, type BetActing } from './useBetAction.ts';
import { useRefusalReason } from './useRefusalReason.ts';

/** Old and new terms of a bet with a button to accept them; or that they were accepted, or that there are none. */
export default function PowerBetTerms({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('betActions');
  const acting = useBetAction(bet);
  const query = useQuery({ ...powerBetQuery(bet.id), enabled: bet.powerBet === undefined });
  if (bet.powerBet) {
    return <TakenTerms bet={bet} powerBet={bet.powerBet} isJustTaken={acting.state?.step === 'done'} />;
  }
  if (query.isPending) return <BetCardSkeleton />;
  if (!query.data) {
    return <Failed title={t('powerBet.failed')} query={query} />;
  }
  return <Offer bet={bet} offered={query.data} acting={acting} />;
}

interface OfferProps {
  readonly bet: Bet;
  readonly offered: PowerBetOffer;
  readonly acting: BetActing;
}

function Offer({ bet, offered: { availability, offer }, acting }: OfferProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const text = useBetText();
  const refusedWhy = useRefusalReason(acting.state);
  const extra = offer?.extraStake;
  const step = purchaseStep({
    kind: 'powerBet',
    iso: bet.iso,
    price: extra,
    asked: undefined,
    action: acting.state,
  });
  const news = step.message === 'refused' ? (refusedWhy ?? t('powerBet.refused')) : undefined;
  const lost =
    step.message === 'unknown' || step.message === 'unanswered' ? t(`powerBet.${step.message}`) : undefined;
  const message = news ?? lost;
  return (
    <>
      {message !== undefined && (
        <Notice tone={step.message === 'unknown' ? 'warning' : 'danger'} announced>
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
              before={{ coef: bet.coef, stake: bet.amount, possible: possibleAfterTax(bet) }}
              after={{
                coef: offer.newCoef,
                extra: offer.extraStake,
                possible: afterTaxAt(
                  bet,
                  offer.newPossiblePayout,
                  sumOf([bet.amount, offer.extraStake], bet.iso),
                ),
              }}
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
