import type { Account } from '@touchline/contract';
import { BottomSheet, Button, ConfirmDialog, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useCurrencyName } from './useCurrencyName.ts';

export interface WalletQuestionProps {
  /** Currencies that the player can add; undefined if the dialog for adding is closed. */
  readonly offered: readonly string[] | undefined;
  /** Account whose currency is to be removed. */
  readonly removed: Account | undefined;
  readonly onAdd: (iso: string) => void;
  readonly onRemove: (account: Account) => void;
  readonly onClose: () => void;
}

/** Dialog to choose a currency to add, or to confirm removal. */
export default function WalletQuestion(props: WalletQuestionProps) {
  const { offered, removed, onAdd, onRemove, onClose } = props;
  const { t } = useTranslation('wallets');
  const nameOf = useCurrencyName();
  if (offered) {
    return (
      <BottomSheet open onOpenChange={onClose} title={t('add')}>
        <Stack gap="sm">
          {offered.map((iso) => (
            <Button key={iso} width="full" onClick={() => onAdd(iso)}>
              {t('named', { name: nameOf(iso), iso })}
            </Button>
          ))}
        </Stack>
      </BottomSheet>
    );
  }
  if (removed === undefined) return null;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removeTitle', { name: nameOf(removed.iso) })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => onRemove(removed)}
    />
  );
}
