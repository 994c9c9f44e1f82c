import type { TrackerEvent } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { Button, MatchTimeline, Stack, type Incident } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteText } from '../../../features/odds/clock/matchClock.ts';
import { useNames, type Names } from '../../../features/odds/names/useNames.ts';

export interface TrackerTimelineProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
  /** Events, oldest first. */
  readonly events: readonly TrackerEvent[];
  /** True if only the last events are listed, until the player requests all. */
  readonly isShort: boolean;
}

/** Number of events in a short timeline. */
const SHORT = 4;

/** Events of a match, the last one first. */
export function TrackerTimeline({ match, sport, events, isShort }: TrackerTimelineProps) {
  const { t } = useTranslation('tracker');
  const names = useNames();
  const [isWhole, setWhole] = useState(false);
  const latest = events.toReversed();
  const isCut = isShort && !isWhole && events.length > SHORT;
  return (
    <Stack gap="sm">
      <MatchTimeline
        label={t('course')}
        teams={[match.home, match.away]}
        moments={(isCut ? latest.slice(0, SHORT) : latest).map((event) =>
          incidentOf(event, { match, sport, names, t }),
        )}
        emptyTitle={t('none')}
      />
      {isCut && (
        <Button width="full" onClick={() => setWhole(true)}>
          {t('all')}
        </Button>
      )}
    </Stack>
  );
}

interface Texts {
  readonly match: MatchRecord;
  readonly sport: string;
  readonly names: Names;
  readonly t: TFunction<'tracker'>;
}

/** Icons by kind; scores have the icon of the sport. */
const ICONS: Readonly<Partial<Record<TrackerEvent['kind'], Incident['icon']>>> = {
  start: 'whistle',
  'part-end': 'whistle',
  end: 'whistle',
  run: 'boost',
  'break-of-serve': 'boost',
  corner: 'corner',
  'yellow-card': 'booking-filled',
  'red-card': 'booking-filled',
  penalty: 'stopwatch',
  substitution: 'substitution',
};

const CARDS: Readonly<Partial<Record<TrackerEvent['kind'], Incident['card']>>> = {
  'yellow-card': 'yellow',
  'red-card': 'red',
};

const GRAVE: ReadonlySet<TrackerEvent['kind']> = new Set(['goal', 'red-card', 'break-of-serve', 'run']);

/** Sports whose slug is the name of an icon. */
const BALLS = [
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'volleyball',
  'handball',
  'baseball',
] as const;

function incidentOf(event: TrackerEvent, { match, sport, names, t }: Texts): Incident {
  const { id, kind, side, period, seconds, player, score } = event;
  const minute =
    seconds === undefined ? undefined : minuteText({ period, seconds, running: false, at: 0 }, 0);
  const team = side === undefined ? undefined : side === 0 ? match.home : match.away;
  const what = wordsOf(event, t);
  const isPart = kind === 'start' || kind === 'part-end' || kind === 'end';
  return {
    id,
    minute: minute === undefined || isPart ? '' : t('minute', { value: minute }),
    label: isPart ? partText(event, match, names, t) : (subjectOf(event, t) ?? player ?? team ?? what),
    detail: isPart ? undefined : what,
    icon: ICONS[kind] ?? BALLS.find((ball) => ball === sport) ?? 'dot',
    card: CARDS[kind],
    side,
    score: score?.join('–'),
    emphasised: GRAVE.has(kind),
  };
}

function partText(event: TrackerEvent, match: MatchRecord, names: Names, t: Texts['t']): string {
  if (event.kind === 'start') return t('event.start');
  if (event.kind === 'end') return names.phase({ ...match, status: 4 }) ?? '';
  return names.period(event.period);
}

/** Returns the players of a substitution. */
function subjectOf({ kind, player, off }: TrackerEvent, t: Texts['t']): string | undefined {
  return kind === 'substitution' && player !== undefined && off !== undefined
    ? t('event.change', { player, off })
    : undefined;
}

function wordsOf({ kind, manner, points = 0 }: TrackerEvent, t: Texts['t']): string {
  if (kind === 'goal') return manner === undefined ? t('event.goal') : t(`manner.${manner}`);
  if (kind === 'points' || kind === 'run') return t(`event.${kind}`, { count: points });
  return kind === 'part-end' || kind === 'end' ? '' : t(`event.${kind}`);
}
