import type { GameFrameLabels } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Returns the labels of the bars of a game. */
export function useFrameLabels(): GameFrameLabels {
  const { t } = useTranslation('game');
  return {
    close: t('bar.close'),
    info: t('bar.info'),
    favourite: t('bar.favourite'),
    fullScreen: t('bar.fullScreen'),
    leaveFullScreen: t('bar.leaveFullScreen'),
    pause: t('bar.break'),
  };
}
