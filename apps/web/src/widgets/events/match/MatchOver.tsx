import type { MatchRecord } from '@touchline/feed';
import { MatchEnded } from './MatchEnded.tsx';
import { MatchSettled } from './MatchSettled.tsx';

export interface MatchOverProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** The end of a match that is over: its result, and its settled markets. */
export default function MatchOver(props: MatchOverProps) {
  return (
    <>
      <MatchEnded {...props} />
      <MatchSettled {...props} />
    </>
  );
}
