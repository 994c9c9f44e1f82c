import { Chip, ChipRow, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { ExpressList } from './ExpressList.tsx';

/** Ready-made expresses of the day, pre-match and live; each kind can be hidden. */
export function Component() {
  const { t } = useTranslation('slips');
  usePageTitle(t('express.title'));
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = useSnapshot(settings);
  const isAnyShown = isAccumulatorOfTheDay || isLiveAccumulatorOfTheDay;
  return (
    <Stack>
      <SectionTitle level={1} lead={t('express.intro')}>
        {t('express.title')}
      </SectionTitle>
      <ChipRow label={t('express.choose')}>
        <Chip
          icon="clock"
          selected={isAccumulatorOfTheDay}
          onSelectedChange={(shown) => changeSettings({ isAccumulatorOfTheDay: shown })}
        >
          {t('express.line')}
        </Chip>
        <Chip
          icon="live"
          selected={isLiveAccumulatorOfTheDay}
          onSelectedChange={(shown) => changeSettings({ isLiveAccumulatorOfTheDay: shown })}
        >
          {t('express.live')}
        </Chip>
      </ChipRow>
      {isAnyShown ? (
        <ExpressList showsLine={isAccumulatorOfTheDay} showsLive={isLiveAccumulatorOfTheDay} />
      ) : (
        <EmptyState icon="eye-off" title={t('express.hidden')} detail={t('express.hiddenText')} />
      )}
    </Stack>
  );
}
