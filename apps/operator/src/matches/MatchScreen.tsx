import { useQuery } from '@tanstack/react-query';
import type { MatchDetail } from '@touchline/contract/operators';
import { Badge, EmptyState, Notice, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { shownTime } from '../shared/times.ts';
import { ClosureButtons } from './ClosureButtons.tsx';
import { ClosureNotices } from './ClosureNotices.tsx';
import { useClosures } from './closures.ts';
import { MarketScreen } from './MarketScreen.tsx';
import { MarketsList } from './MarketsList.tsx';

interface MatchScreenProps {
  readonly id: string;
  /** Market whose results and cancellations are shown instead of the list. */
  readonly marketId: string | undefined;
}

/** One match: its markets with the number of bets on each, or one of them. */
export function MatchScreen({ id, marketId }: MatchScreenProps) {
  const query = useQuery(read('/ops/matches/{matchId}', { path: { matchId: id } }));
  return (
    <Loaded query={query}>
      {(match) => {
        if (marketId === undefined) return <Match match={match} />;
        const market = match.markets.find((one) => one.id === marketId);
        if (!market) return <EmptyState title={t('market.missing')} detail={t('market.missingDetail')} />;
        return <MarketScreen key={market.id} match={match} market={market} />;
      }}
    </Loaded>
  );
}

/** Numbers of the states of a match. */
const IN_PLAY = 2;
const BREAK = 3;
const CALLED_OFF = 5;

function Match({ match }: { readonly match: MatchDetail }) {
  const closures = useClosures(match.id);
  const [done, setDone] = useState<string>();
  const name = matchText(match);
  const subject = { scope: 'match', subject: String(match.id) } as const;
  return (
    <Stack gap="md">
      <PageHead
        title={name}
        badges={
          <>
            <Badge tone={match.status === IN_PLAY || match.status === BREAK ? 'live' : 'neutral'}>
              {messageOf('matchState', match.status)}
            </Badge>
            {match.score === null ? null : (
              <Text size="score" numeric>
                {match.score.join(' : ')}
              </Text>
            )}
          </>
        }
        detail={[
          t('search.number', { id: match.id }),
          match.competition,
          shownTime(match.startsAt * 1000),
        ].join(' · ')}
        actions={<ClosureButtons subject={subject} name={name} closures={closures} onDone={setDone} />}
      />
      {match.status === CALLED_OFF ? <Notice tone="warning">{t('match.calledOff')}</Notice> : null}
      <ClosureNotices subject={subject} match={match} closures={closures} onDone={setDone} />
      <DoneNotice text={done} />
      <MarketsList match={match} closures={closures} onDone={setDone} />
    </Stack>
  );
}
