import { BottomSheet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { AboutGame } from '../../features/gameSession/gameSession.api.ts';
import { AboutDetails } from './AboutDetails.tsx';

interface InfoSheetProps {
  readonly about: AboutGame;
  readonly onClose: () => void;
}

/** Facts and rules of the open game, over it. */
export default function InfoSheet({ about, onClose }: InfoSheetProps) {
  const { t } = useTranslation('game');
  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      title={about.game.name}
      description={t('about.by', { provider: about.game.provider.name })}
    >
      <AboutDetails about={about} />
    </BottomSheet>
  );
}
