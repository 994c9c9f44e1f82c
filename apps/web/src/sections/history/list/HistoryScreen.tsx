import { ButtonLink, FilterChips, Heading, HistoryFiltersSkeleton, Inline, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { betPathsIn } from '../../../platform/links/betPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { BetList } from './BetList.tsx';
import { useShownList } from './listBefore.ts';
import {
  choiceIn,
  isNarrowed,
  questionOf,
  states,
  unnarrowed,
  withChoice,
  type HistoryChoice,
} from './choice.ts';

/** Filters with their own fields below the first chips; loaded after the bets are requested. */
const HistoryFilterBar = lazyView(() => import('./HistoryFilterBar.tsx'), HistoryFiltersSkeleton);

/** The player's bets, newest first, filtered by state, days, type, account and sport. */
export function Component() {
  useShownList();
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const bets = betPathsIn(useLang());
  const timeZone = useTimeZone();
  const [choice, choose] = useHistoryChoice();
  const title = common('nav.history');
  usePageTitle(title);
  const question = questionOf(choice, { timeZone, now: serverNow() / 1000 });
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Heading level={1}>{title}</Heading>
        <Inline>
          <ButtonLink size="sm" emphasis="plain" href={bets.historyMail()}>
            {t('mail')}
          </ButtonLink>
          <ButtonLink size="sm" emphasis="plain" href={bets.historyClear()}>
            {t('clear')}
          </ButtonLink>
        </Inline>
      </Inline>
      <FilterChips
        label={t('filter.label')}
        options={states.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={choice.state}
        onValueChange={(value) => choose({ state: states.find((state) => state === value) ?? 'all' })}
      />
      <HistoryFilterBar choice={choice} onChoose={choose} />
      <BetList
        key={JSON.stringify(question)}
        question={question}
        state={choice.state}
        onReset={isNarrowed(choice) ? () => choose(unnarrowed) : undefined}
      />
    </Stack>
  );
}

/** The filters in the address, and a function to change them without scrolling. */
function useHistoryChoice(): [HistoryChoice, (change: Partial<HistoryChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (change: Partial<HistoryChoice>) =>
    setQuery((before) => withChoice(before, change), { replace: true, preventScrollReset: true });
  return [choiceIn(query), choose];
}
