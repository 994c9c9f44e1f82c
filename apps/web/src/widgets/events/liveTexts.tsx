import type { MatchRecord } from '@touchline/feed';
import { MatchMinute } from '../../features/odds/clock/MatchMinute.tsx';
import { isQuarter, minuteText } from '../../features/odds/clock/matchClock.ts';

export interface LiveTextProps {
  readonly match: MatchRecord;
  /** Name of the match's phase, for example "2nd half". */
  readonly phase: string | undefined;
}

/** "63'" during play, "2nd quarter" in sports with quarters, "Break" in a break; the phase alone without a clock. */
export function MinuteOrPhase({ match, phase }: LiveTextProps) {
  const isMinute = match.status === 2 && hasMinute(match) && !(match.clock && isQuarter(match.clock));
  return isMinute ? <MatchMinute matchId={match.id} /> : <span>{phase}</span>;
}

/** "63' · 2nd half"; the phase alone for matches without a clock. */
export function MinuteAndPhase({ match, phase }: LiveTextProps) {
  if (!hasMinute(match)) return <span>{phase}</span>;
  return (
    <>
      <MatchMinute matchId={match.id} />
      {phase !== undefined && <span> · {phase}</span>}
    </>
  );
}

function hasMinute({ clock }: MatchRecord): boolean {
  return clock !== undefined && minuteText(clock, clock.at) !== undefined;
}
