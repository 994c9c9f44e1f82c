import type { Cancellation, MatchDetail, MatchMarket } from '@touchline/contract/operators';
import { ConsoleColumns, Link, Stack } from '@touchline/ui';
import { marketText, matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { countText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { useCall } from '../shared/useCall.ts';
import { CancelForm } from './CancelForm.tsx';
import { Cancellations } from './Cancellations.tsx';
import { ResultForm } from './ResultForm.tsx';

interface MarketScreenProps {
  readonly match: MatchDetail;
  readonly market: MatchMarket;
  /** Loads the match again. */
  readonly reload: () => void;
}

/** One market: its results and cancellations, with forms to publish and to lift them. */
export function MarketScreen({ match, market, reload }: MarketScreenProps) {
  const query = new URLSearchParams({ marketId: market.id }).toString();
  const asked = useCall<{ readonly cancellations: readonly Cancellation[] }>(`/ops/cancellations?${query}`);
  const name = `${matchText(match)}, ${marketText(market)}`;

  function changed(): void {
    reload();
    asked.reload();
  }

  return (
    <Stack gap="md">
      <Link href={to('matches', String(match.id))} tone="muted">
        {matchText(match)}
      </Link>
      <PageHead
        title={marketText(market)}
        detail={[
          market.id,
          messageOf('marketState', market.status),
          t('market.bets', { open: countText(market.openLegs), all: countText(market.legs) }),
          ...(market.kind === null ? [] : [t('market.kind', { kind: market.kind })]),
        ].join(' · ')}
      />
      <ConsoleColumns
        aside={
          <>
            <CancelForm market={market} name={name} cancelled={changed} />
            <Cancellations asked={asked} name={name} lifted={changed} />
          </>
        }
      >
        <ResultForm market={market} name={name} published={changed} />
      </ConsoleColumns>
    </Stack>
  );
}
