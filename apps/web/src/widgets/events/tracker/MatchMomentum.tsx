import type { MatchRecord } from '@touchline/feed';
import { Button, MomentumChart } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useColumnCount } from '../match/useColumnCount.ts';
import { MomentumSpace } from './MomentumSpace.tsx';
import { useTracker } from './tracker.api.ts';
import { useMomentum } from './useMomentum.ts';
import { useTrackerView } from './useTrackerView.ts';

export interface MatchMomentumProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Momentum on the scoreboard of a match; opens the tracker unless it is in a column of its own. */
export default function MatchMomentum({ match, sport }: MatchMomentumProps) {
  const { t } = useTranslation('tracker');
  const { data } = useTracker(match, { interval: pollEvery.momentum });
  const { minutes, ...momentum } = useMomentum(match, sport, data);
  const { isOpen, open } = useTrackerView();
  const isVast = useColumnCount() === 3;
  if (!useLazyBundle('tracker')) return <MomentumSpace />;
  return isVast ? (
    <MomentumChart {...momentum} size="wide" minutes={minutes} />
  ) : (
    <MomentumChart
      {...momentum}
      // The open tracker has the chart; the button keeps its place and the focus.
      folded={isOpen}
      action={
        <Button
          tone="header"
          emphasis="plain"
          iconEnd={isOpen ? 'up' : 'down'}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {t('open')}
        </Button>
      }
    />
  );
}
