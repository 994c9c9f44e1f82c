import { ResultRow } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, type Names } from '../../features/odds/names/useNames.ts';
import { useFormat, type Format } from '../../features/settings/useFormat.ts';
import { useHasCrests } from '../../features/settings/useHasCrests.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { scoreTexts } from '../events/rules/score.ts';
import { winnerOf } from './outcome.ts';
import type { Result } from './results.api.ts';
import { useSportSlug } from './useSportSlug.ts';

/** Settings shared by all results of a list; a new object when any of them changes. */
export interface ResultLook {
  readonly t: TFunction<'events'>;
  readonly names: Names;
  readonly format: Format;
  readonly hasCrests: boolean;
  readonly slugOf: (sportId: number) => string;
  readonly hrefOf: (result: Result) => string;
}

/** Reads the settings once per list instead of once per row. */
export function useResultLook(): ResultLook {
  const { t } = useTranslation('events');
  const names = useNames();
  const format = useFormat();
  const hasCrests = useHasCrests();
  const slugOf = useSportSlug();
  const hrefOf = useResultHref();
  return useMemo(
    () => ({ t, names, format, hasCrests, slugOf, hrefOf }),
    [t, names, format, hasCrests, slugOf, hrefOf],
  );
}

export interface ResultItemProps {
  readonly result: Result;
  /** Settings shared by all results of the list. */
  readonly look: ResultLook;
}

/** Result or current score of a match, in a card; its parts unfold with a click. */
export const ResultItem = memo(function ResultItem({ result, look }: ResultItemProps) {
  const { t, names, format, hasCrests, slugOf, hrefOf } = look;
  const [expanded, setExpanded] = useState(false);
  const { home, away, homeCrest, awayCrest, startsAt, status, score } = result;
  const slug = slugOf(result.sportId);
  const texts = scoreTexts(result, slug)?.sides;
  const isPlayed = status === 2 || status === 3;
  const [first, ...others] = score?.order ?? [];
  const details =
    first === undefined
      ? (score?.parts ?? []).map(([own, other], place) => ({
          id: String(place),
          label: t('results.part', { number: place + 1 }),
          value: `${own}–${other}`,
        }))
      : [first, ...others].map((name, place) => ({ id: name, label: String(place + 1), value: name }));
  const ending =
    first === undefined ? score?.end && names.phase(result) : t('results.winner', { name: first });
  const phase = isPlayed ? names.phase(result) : ending;
  return (
    <ResultRow
      href={hrefOf(result)}
      teams={[home, away]}
      crests={hasCrests && away !== '' ? [homeCrest, awayCrest] : undefined}
      sport={slug}
      day={format.day(startsAt)}
      time={format.time(startsAt)}
      status={status === 5 ? t('results.cancelled') : phase}
      scores={status === 5 ? undefined : texts}
      scoreLabel={texts && t('results.score', { home, away, first: texts[0], second: texts[1] })}
      winner={winnerOf(result)}
      details={details.length > 1 ? details : []}
      expanded={expanded}
      expandLabel={t('results.parts', { name: names.match(result) })}
      onExpandedChange={setExpanded}
    />
  );
});

/** Returns the link of a result: to the match while it is live, otherwise to its result page. */
export function useResultHref(): (result: Result) => string {
  const paths = usePaths();
  const eventPaths = useEventPaths();
  const slugOf = useSportSlug();
  return useCallback(
    ({ matchId, competitionId, competition, home, away, status, sportId }) => {
      const match = { id: matchId, name: `${home} ${away}` };
      const place = { id: competitionId, name: competition };
      if (status > 3) return eventPaths.champMatch(place, match);
      return paths.section(status === 1 ? 'line' : 'live', {
        sport: slugOf(sportId),
        competition: place,
        match,
      });
    },
    [paths, eventPaths, slugOf],
  );
}
