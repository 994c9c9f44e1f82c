import { Button, DetailList, Modal, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { copyText } from '../shared/copyText.ts';

interface NewTokenDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Shows a new token, which no other page shows again. */
export function NewTokenDialog({ token, onClose }: NewTokenDialogProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('token.created')}
      footer={
        <Button tone="strong" width="full" onClick={onClose}>
          {t('token.saved')}
        </Button>
      }
    >
      <Stack gap="md">
        <Notice tone="warning">{t('token.once')}</Notice>
        <DetailList
          details={[{ id: 'token', label: t('token.token'), value: token, copyLabel: t('token.copy') }]}
          copied={isCopied ? t('token.copied') : undefined}
          onCopy={() => void copyText(token).then(setCopied)}
        />
      </Stack>
    </Modal>
  );
}
