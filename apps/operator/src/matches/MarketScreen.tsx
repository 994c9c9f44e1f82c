import type { MatchDetail, MatchMarket } from '@touchline/contract/operators';
import { ConsoleColumns, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { marketText, matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { countText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { CancelForm } from './CancelForm.tsx';
import { Cancellations } from './Cancellations.tsx';
import { ClosureButtons } from './ClosureButtons.tsx';
import { ClosureNotices } from './ClosureNotices.tsx';
import { useClosures } from './closures.ts';
import { ResultForm } from './ResultForm.tsx';

interface MarketScreenProps {
  readonly match: MatchDetail;
  readonly market: MatchMarket;
}

/** One market: its results and cancellations, with forms to publish and to lift them; it can be suspended and opened. */
export function MarketScreen({ match, market }: MarketScreenProps) {
  const closures = useClosures(match.id);
  const [done, setDone] = useState<string>();
  const name = [matchText(match), marketText(market)].join(', ');
  const subject = { scope: 'market', subject: market.id } as const;
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
        actions={<ClosureButtons subject={subject} name={name} closures={closures} onDone={setDone} />}
      />
      <ClosureNotices subject={subject} match={match} closures={closures} onDone={setDone} />
      <DoneNotice text={done} />
      <ConsoleColumns
        aside={
          <>
            <CancelForm market={market} name={name} />
            <Cancellations marketId={market.id} name={name} />
          </>
        }
      >
        <ResultForm market={market} name={name} />
      </ConsoleColumns>
    </Stack>
  );
}
