import { AmountField, Chip, ChipRow, FilterChips, Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useHiddenSports } from '../../../features/odds/sports/hiddenSports.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { times, type Generator } from './useGenerator.ts';

/** Stake, wished payout, sports and time of a generated bet. */
export function GeneratorForm({ generator }: { readonly generator: Generator }) {
  const { t, i18n } = useTranslation('generator');
  const names = useNames();
  const hidden = useHiddenSports().line;
  const { data: sports = [] } = useSports();
  const { iso, values, problem, change } = generator;
  const mark = currencyMark(iso, i18n.language);
  const toggle = (id: number, isOn: boolean) => {
    const others = values.sportIds.filter((one) => one !== id);
    change({ sportIds: isOn ? [...others, id] : others });
  };
  return (
    <Stack gap="md">
      <AmountField
        label={t('stake')}
        {...mark}
        value={values.stake}
        error={problem === 'stake' ? t('problems.stake') : undefined}
        onValueChange={(stake) => change({ stake })}
      />
      <AmountField
        label={t('payout')}
        {...mark}
        value={values.payout}
        error={problem === 'payout' || problem === 'payoutTooLow' ? t(`problems.${problem}`) : undefined}
        onValueChange={(payout) => change({ payout })}
      />
      <Stack gap="sm">
        <Heading level={3} size="name">
          {t('time')}
        </Heading>
        <FilterChips
          label={t('time')}
          value={values.time}
          options={times.map((time) => ({ value: time, label: t(`times.${time}`) }))}
          onValueChange={(value) => {
            const time = times.find((one) => one === value);
            if (time) change({ time });
          }}
        />
      </Stack>
      <Stack gap="sm">
        <Heading level={3} size="name">
          {t('sports')}
        </Heading>
        <ChipRow label={t('sports')}>
          <Chip selected={values.sportIds.length === 0} onSelectedChange={() => change({ sportIds: [] })}>
            {t('allSports')}
          </Chip>
          {sports
            .filter(({ id, line }) => line > 0 && !hidden.includes(id))
            .map(({ id, slug }) => (
              <Chip
                key={id}
                selected={values.sportIds.includes(id)}
                onSelectedChange={(isOn) => toggle(id, isOn)}
              >
                {names.sport(slug)}
              </Chip>
            ))}
        </ChipRow>
      </Stack>
    </Stack>
  );
}
