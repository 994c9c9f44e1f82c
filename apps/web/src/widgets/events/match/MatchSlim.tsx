import { ScoreSlim } from '@touchline/ui';
import { useRef } from 'react';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { MinuteOrPhase } from '../liveTexts.tsx';
import { scoreFormOf, scoreTexts } from '../rules/score.ts';
import type { MatchHeadProps } from './MatchHead.tsx';
import { useBackLink } from './useBackLink.ts';
import { useIsCovered } from './useIsCovered.ts';
import { crestsOf } from '../sideImages.ts';

/** Teams, score and minute in one line at the top of phones, once the scoreboard is scrolled away. */
export function MatchSlim({ match, sport, board }: MatchHeadProps) {
  const names = useNames();
  const format = useFormat();
  const back = useBackLink(match, sport);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useIsCovered(board, bar);
  const { home, away, status, startsAt } = match;
  const score = scoreTexts(match, sport);
  const isPlayed = status === 2 || status === 3;
  return (
    <ScoreSlim
      ref={bar}
      shown={isShown}
      teams={away === '' ? undefined : [home, away]}
      name={away === '' ? home : undefined}
      crests={crestsOf(match, sport)}
      sport={sport}
      back={back}
      score={score?.sides}
      scoreForm={scoreFormOf(score)}
      time={status === 1 ? format.time(startsAt) : undefined}
      live={isPlayed ? <MinuteOrPhase match={match} phase={names.phase(match)} /> : undefined}
    />
  );
}
