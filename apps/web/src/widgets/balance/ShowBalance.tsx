import { Button } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { showBalance } from '../../features/userConfig/hiddenBalance.store.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';

interface ShowBalanceProps {
  /** In a line with other things: one word to see, all of them to readers. */
  readonly isShort?: boolean;
}

/** In a balance's place for who hides it: one tap shows it, everywhere on the page. */
export function ShowBalance({ isShort = false }: ShowBalanceProps) {
  const { t } = useTranslation('settings');
  if (!useLateWords('settings')) return null;
  const label = t('hideBalance.show');
  return isShort ? (
    <Button icon="eye" size="sm" emphasis="plain" aria-label={label} onClick={showBalance}>
      {t('hideBalance.title')}
    </Button>
  ) : (
    <Button icon="eye" emphasis="outline" onClick={showBalance}>
      {label}
    </Button>
  );
}
