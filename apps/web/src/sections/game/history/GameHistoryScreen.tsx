import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, HistoryFiltersSkeleton, Inline, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { roundsQuery } from '../../../features/gameSession/rounds.api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { PagedList } from '../../../widgets/answer/PagedList.tsx';
import { choiceIn, filterOf, startOf, withChoice } from './roundsFilter.ts';
import { RoundRow } from './RoundRow.tsx';
import { RoundSums } from './RoundSums.tsx';

// Fields are much of the kit: they load in parallel with the list.
const RoundFilters = lazyView(
  async () => ({ default: (await import('./RoundFilters.tsx')).RoundFilters }),
  HistoryFiltersSkeleton,
);
const RoundSheet = lazyView(() => import('./RoundSheet.tsx'));
const MailSheet = lazyView(() => import('./MailSheet.tsx'));

/** Query parameter that opens a round. */
const ROUND = 'round';

/** Rounds of the player's games, newest first, with filters, their sums, and the way to have them mailed. */
export function Component() {
  const { t } = useTranslation('game');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.casinoHistoryMail'));
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Math.floor(serverNow() / 1000));
  const [isMailing, setMailing] = useState(false);
  const choice = choiceIn(search);
  const query = useInfiniteQuery(roundsQuery(filterOf(choice, openedAt)));
  const rounds = query.data?.pages.flatMap((page) => page.rounds) ?? [];
  const change = (id: string, value: string) => setSearch(withChoice(search, id, value), { replace: true });
  const opened = search.get(ROUND);
  return (
    <Stack gap="md">
      <RoundFilters choice={choice} onChange={change} onReset={() => setSearch({}, { replace: true })} />
      <PagedList
        aria-label={t('history.label')}
        icon="casino"
        query={query}
        above={<RoundSums sums={query.data?.pages[0]?.sums ?? []} />}
        labels={{
          empty: t('history.empty'),
          emptyDetail: t('history.emptyDetail'),
          failed: t('history.failed'),
          failedDetail: t('history.failedDetail'),
          retry: t('history.retry'),
        }}
        moreLabel={t('history.more')}
      >
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} search={search} />
        ))}
      </PagedList>
      {rounds.length > 0 && (
        <Inline justify="end">
          <Button icon="mail" onClick={() => setMailing(true)}>
            {t('history.mail')}
          </Button>
        </Inline>
      )}
      {opened !== null && (
        <RoundSheet
          id={opened}
          onClose={() => {
            const rest = new URLSearchParams(search);
            rest.delete(ROUND);
            setSearch(rest, { replace: true, preventScrollReset: true });
          }}
        />
      )}
      {isMailing && (
        <MailSheet
          from={startOf(choice.period, openedAt)}
          until={openedAt}
          onClose={() => setMailing(false)}
        />
      )}
    </Stack>
  );
}
