import type { MatchRecord } from '@touchline/feed';
import { Card, Grid, IconButton, KeyFigures, MatchTracker, MomentumChart, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { Answered } from '../../answer/Answered.tsx';
import { useColumnCount } from '../match/useColumnCount.ts';
import { TrackerSkeleton } from './TrackerSkeleton.tsx';
import { TrackerTimeline } from './TrackerTimeline.tsx';
import { useTracker, type Tracker } from './tracker.api.ts';
import { hasMomentum } from './trackerSports.ts';
import { useMomentum } from './useMomentum.ts';
import { usePlay } from './usePlay.ts';
import { WindowTool } from './WindowTool.tsx';

export interface TrackerPanelProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
  /** Called when the player closes the tracker; without it, it is in a narrow column of its own. */
  readonly onClose?: (() => void) | undefined;
}

/** Pitch, momentum, figures and timeline of a match in play. */
export default function TrackerPanel(props: TrackerPanelProps) {
  const { t } = useTranslation('tracker');
  const query = useTracker(props.match);
  const skeleton = <TrackerSkeleton sport={props.sport} />;
  if (!useLazyBundle('tracker')) return skeleton;
  const answered = (
    <Answered query={query} skeleton={skeleton} failed={t('failed')}>
      {(tracker) => <Parts {...props} tracker={tracker} />}
    </Answered>
  );
  return query.data === undefined && query.error ? <Card>{answered}</Card> : answered;
}

function Parts({ match, sport, onClose, tracker }: TrackerPanelProps & { readonly tracker: Tracker }) {
  const { t } = useTranslation('tracker');
  const hasCrests = useHasCrests();
  const { minutes, ...momentum } = useMomentum(match, sport, tracker);
  const isColumn = onClose === undefined;
  const { action, figures, events } = tracker;
  const isOnIce = sport === 'ice-hockey';
  const texts = figures.map(({ key, home, away }) => {
    const percent = (value: number) => (key === 'possession' ? t('percent', { value }) : String(value));
    return {
      id: key,
      label: t(key === 'shots' && isOnIce ? 'figure.shots-on-ice' : `figure.${key}`),
      home: percent(home),
      away: percent(away),
      values: [home, away] as const,
    };
  });
  const keyFigures = texts.length > 0 && (
    <KeyFigures label={t('figures')} figures={texts} form={isColumn ? 'line' : 'rows'} />
  );
  const play = usePlay(match, sport, action);
  const hasChart = hasMomentum(match, sport) && !isColumn;
  const isBeside = useColumnCount() === 2;
  const hasPanel = play.ground !== undefined || hasChart;
  const panel = (hasPanel || isColumn) && (
    <MatchTracker
      title={t('title')}
      tools={
        <>
          <WindowTool match={match} sport={sport} />
          {onClose && <IconButton icon="close" label={t('close')} tone="header" onClick={onClose} />}
        </>
      }
      {...play}
      momentum={hasChart && <MomentumChart {...momentum} size="tracker" minutes={minutes} />}
      figures={isColumn && keyFigures}
      decorated={hasCrests}
    />
  );
  const rest = (
    <Stack>
      {!isColumn && keyFigures}
      <TrackerTimeline match={match} sport={sport} events={events} isShort={isColumn || isBeside} />
    </Stack>
  );
  return isBeside && panel ? (
    <Grid columns="two" gap="md">
      {panel}
      {rest}
    </Grid>
  ) : (
    <Stack>
      {panel}
      {rest}
    </Stack>
  );
}
