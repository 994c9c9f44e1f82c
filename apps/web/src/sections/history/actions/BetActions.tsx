import { ButtonLink, Card, Heading, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { powerBetQuery } from '../../../features/bets/actions/betActions.api.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { betPathsIn } from '../../../platform/links/betPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { InsuranceCard } from './InsuranceCard.tsx';
import { CashOutCard } from './CashOutCard.tsx';
import { useBetAction } from './useBetAction.ts';

/** Actions on an open bet: cash-out, insurance, improved terms. */
export default function BetActions({ bet }: { readonly bet: Bet }) {
  const acting = useBetAction(bet);
  const isOpen = bet.state === 'accepted';
  return (
    <Stack gap="md" data-print="never">
      <CashOutCard bet={bet} acting={acting} />
      {isOpen && <InsuranceCard bet={bet} acting={acting} />}
      {isOpen && <PowerBetLink bet={bet} />}
    </Stack>
  );
}

/** Link to improved terms; shown only while they are offered, which is rare. */
function PowerBetLink({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('betActions');
  const paths = betPathsIn(useLang());
  const { data } = useQuery({ ...powerBetQuery(bet.id), enabled: bet.powerBet === undefined });
  if (bet.powerBet !== undefined || data?.availability !== 1 || data.offer === undefined) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2}>{t('powerBet.title')}</Heading>
        <ButtonLink emphasis="outline" href={paths.powerBet(bet.id)}>
          {t('powerBet.link')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
