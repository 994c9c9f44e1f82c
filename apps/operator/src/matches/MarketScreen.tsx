import type { MatchDetail, MatchMarket } from '@touchline/contract/operators';
import { ButtonLink, ConsoleColumns, Link, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { marketText, matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { countText } from '../shared/money.ts';
import { FormTarget, toForm } from '../shared/FormTarget.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { CancelForm } from './CancelForm.tsx';
import { Cancellations } from './Cancellations.tsx';
import { ClosureButtons } from './ClosureButtons.tsx';
import { ClosureNotices } from './ClosureNotices.tsx';
import { mayCloseBetting, useClosures } from './closures.ts';
import { marketForms } from './marketForms.ts';
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
  const maySettle = mayCloseBetting();
  const page = ['matches', String(match.id), market.id];
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
        actions={
          maySettle ? (
            <>
              <ButtonLink href={toForm(page, marketForms.result)} emphasis="outline">
                {t('market.toResult')}
              </ButtonLink>
              <ButtonLink href={toForm(page, marketForms.cancel)} tone="danger" emphasis="outline">
                {t('market.toCancel')}
              </ButtonLink>
              <ClosureButtons subject={subject} name={name} closures={closures} onDone={setDone} />
            </>
          ) : undefined
        }
      />
      <ClosureNotices subject={subject} match={match} closures={closures} onDone={setDone} />
      <DoneNotice text={done} />
      {maySettle ? (
        <ConsoleColumns
          aside={
            <>
              <FormTarget name={marketForms.cancel}>
                <CancelForm market={market} name={name} />
              </FormTarget>
              <Cancellations marketId={market.id} name={name} />
            </>
          }
        >
          <FormTarget name={marketForms.result}>
            <ResultForm market={market} name={name} />
          </FormTarget>
        </ConsoleColumns>
      ) : (
        <Notice>{t('market.ofPlatform')}</Notice>
      )}
    </Stack>
  );
}
