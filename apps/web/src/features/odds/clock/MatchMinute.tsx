import { isPrerender } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/clock/clock.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { minuteText } from './matchClock.ts';
import { seconds } from './ticker.ts';

/** Minute of a match with a clock. Renders a `bdi` once and then updates its text directly. */
export function MatchMinute({ matchId }: { readonly matchId: number }) {
  const { t } = useTranslation('sports');
  const container = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const write = () => {
      const text = textOf(matchId, t);
      if (element.textContent !== text) element.textContent = text;
    };
    write();
    const stops = [seconds.subscribe(write), book.subscribeMatch(matchId, write)];
    return () => stops.forEach((stop) => stop());
  }, [matchId, t]);
  return (
    <bdi dir="ltr" ref={container}>
      {isPrerender && textOf(matchId, t)}
    </bdi>
  );
}

function textOf(matchId: number, t: TFunction<'sports'>): string {
  const clock = book.match(matchId)?.clock;
  const minute = clock && minuteText(clock, serverNow());
  return minute === undefined ? '' : t('minute', { minute });
}
