import type { Match } from '@touchline/contract';
import { CompetitionCard, EventRow, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../features/odds/feed/useFeed.ts';
import { useMatchMinute } from '../../features/odds/clock/useMatchMinute.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFlag } from '../../features/settings/useFlag.tsx';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useEventLinks } from '../../widgets/events/links.ts';
import { scoreTexts } from '../../widgets/events/rules/score.ts';
import { cardName } from '../../widgets/events/rules/cardName.ts';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';

export interface ShownCardsProps {
  readonly matches: readonly Match[];
  /** Title above the list. */
  readonly listTitle: string;
  readonly watched: number | undefined;
  /** Address of a match's stream; undefined for lists without a current stream. */
  readonly watchAt: ((matchId: number) => string) | undefined;
}

/** Matches with a stream, by championship. */
export function ShownCards({ matches, listTitle, watched, watchAt }: ShownCardsProps) {
  const names = useNames();
  const flagOf = useFlag();
  const paths = useEventPaths();
  const groups = Map.groupBy(matches, ({ competitionId }) => competitionId);
  return (
    <Stack>
      {[...groups].map(([id, own]) => {
        const [first] = own;
        return (
          first && (
            <CompetitionCard
              key={id}
              aria-label={cardName(names.competition(first), listTitle)}
              title={names.competition(first)}
              flag={flagOf(first.country)}
              href={paths.champ({ id, name: first.competition })}
            >
              {own.map((match) => (
                <ShownRow key={match.id} match={match} watchAt={match.id === watched ? undefined : watchAt} />
              ))}
            </CompetitionCard>
          )
        );
      })}
    </Stack>
  );
}

function ShownRow({ match: asked, watchAt }: { readonly match: Match } & Pick<ShownCardsProps, 'watchAt'>) {
  const { t } = useTranslation(['events', 'markets']);
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const slugOf = useSportSlug();
  // The feed's data is newer, once it is subscribed.
  const match = useMatch(asked.id) ?? asked;
  const { id, home, away, status, startsAt, sportId } = match;
  const slug = slugOf(sportId);
  const phase = names.phase(match);
  const minute = useMatchMinute(match);
  const live =
    phase === undefined
      ? undefined
      : { clock: minute === undefined ? phase : <bdi dir="ltr">{minute}</bdi>, detail: minute && phase };
  return (
    <EventRow
      href={links.match(match, slug)}
      teams={[home, away]}
      live={status === 2 || status === 3 ? live : undefined}
      start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
      status={status > 3 && phase !== undefined ? { label: phase } : undefined}
      scores={scoreTexts(match, slug)?.sides}
      prices={[]}
      suspendedLabel={t('markets:state.suspended')}
      watch={watchAt && { href: watchAt(id), label: t('broadcasts.watchOf', { name: names.match(match) }) }}
    />
  );
}
