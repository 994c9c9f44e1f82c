import { DateStrip, EventSearch, FilterChips, Select, sportIcon, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../../features/odds/clock/useMinute.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useTypedText } from '../../platform/forms/useTypedText.ts';
import { useTimeZone } from '../../features/settings/useTimeZone.ts';
import { dayParts } from '../../platform/format/dayParts.ts';
import type { ResultsPage } from '../../widgets/results/results.api.ts';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import { daysUpTo, type ResultsView } from './question.ts';

export interface ResultsFiltersProps {
  readonly view: ResultsView;
  /** First page of results, once it is loaded; provides the options. */
  readonly first: ResultsPage | undefined;
  readonly onChange: (part: Partial<ResultsView>) => void;
}

/** Number of days offered; others can be set in the address. */
const DAYS = 8;
const ALL = 'all';

/** Filters of results by day, sport, competition and name. */
export function ResultsFilters({ view, first, onChange }: ResultsFiltersProps) {
  const { t, i18n } = useTranslation('events');
  const timeZone = useTimeZone();
  const [text, type] = useTypedText(view.text, (next) => onChange({ text: next }));
  const minute = useMinute();
  const names = useNames();
  const format = useFormat();
  const slugOf = useSportSlug();
  // The results may use a clock other than ours.
  const now = first?.now ?? minute / 1000;
  const days = daysUpTo(now, timeZone, DAYS);
  const sports = [...new Set([...(first?.sports ?? []), ...(view.sport === undefined ? [] : [view.sport])])];
  const numberOf = (value: string) => (value === ALL ? undefined : Number(value));
  return (
    <Stack>
      {view.section === 'zone' && (
        <DateStrip
          label={t('results.days')}
          value={view.day ?? days[0]?.name}
          onValueChange={(day) => onChange({ day: day === days[0]?.name ? undefined : day })}
          days={days.map(({ name, noon }, back) => {
            const { weekday, date } = dayParts(noon, { tag: i18n.language, timeZone });
            return {
              value: name,
              name: back === 0 ? t('results.today') : weekday,
              date,
              label: format.date(noon),
            };
          })}
        />
      )}
      <FilterChips
        label={t('results.sport')}
        value={String(view.sport ?? ALL)}
        onValueChange={(value) => onChange({ sport: numberOf(value) })}
        options={[
          { value: ALL, label: t('results.allSports') },
          ...sports.map((id) => ({
            value: String(id),
            label: names.sport(slugOf(id)),
            icon: sportIcon(slugOf(id)),
          })),
        ]}
      />
      {view.sport !== undefined && (first?.competitions.length ?? 0) > 1 && (
        <Select
          aria-label={t('results.competition')}
          value={String(view.competition ?? ALL)}
          onValueChange={(value) => onChange({ competition: numberOf(value) })}
          options={[
            { value: ALL, label: t('results.allCompetitions') },
            ...(first?.competitions ?? []).map(({ id, name, country, count }) => ({
              value: String(id),
              label: `${names.competition({ country, competition: name })} (${count})`,
            })),
          ]}
        />
      )}
      <EventSearch
        label={t('results.search')}
        value={text}
        clearLabel={t('results.clear')}
        onValueChange={type}
      />
    </Stack>
  );
}
