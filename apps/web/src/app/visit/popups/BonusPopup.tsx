import { BottomSheet, Button, ButtonLink, Stack } from '@touchline/ui';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { bonusPathsIn } from '../../../platform/links/bonusPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { rememberBonus } from './remembered.ts';
import { useBonusPopup } from './useBonusPopup.ts';

/** Points the player to a bonus; it never begins one. */
export default function BonusPopup() {
  const hasBundle = useLazyBundle('bonuses');
  const about = useBonusPopup();
  const findText = useFindText();
  const format = useFormat();
  const paths = bonusPathsIn(useLang());
  if (!about || !hasBundle) return null;
  const close = () => rememberBonus(about.id);
  const amount = about.amount === undefined ? '' : format.roundMoney(about.amount, about.iso);
  return (
    <BottomSheet
      open
      onOpenChange={close}
      title={findText('bonuses', about.titleKey) ?? ''}
      description={findText('bonuses', about.textKey, { amount })}
    >
      <Stack>
        <ButtonLink
          tone="strong"
          size="lg"
          width="full"
          href={about.action === 'deposit' ? paths.deposit : paths.bonuses}
          onClick={close}
        >
          {findText('bonuses', 'popup.open')}
        </ButtonLink>
        <Button size="lg" width="full" onClick={close}>
          {findText('bonuses', 'popup.later')}
        </Button>
      </Stack>
    </BottomSheet>
  );
}
