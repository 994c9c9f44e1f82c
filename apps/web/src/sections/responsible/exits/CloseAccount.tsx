import { Button, Card, ConfirmDialog, Heading, Notice, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockUser } from '../../../features/limits/limits.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { endSessionBy } from '../../../features/session/session.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { limitErrors } from '../limits/limitErrors.ts';

/** Closes the player's account; only support can reopen it. */
export function CloseAccount() {
  const { t } = useTranslation('responsible');
  const errorMessage = useErrorMessage('responsible', limitErrors);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await endSessionBy(async () => {
        await blockUser();
        notify({ kind: 'permanentError', title: t('close.done'), text: t('close.doneText') });
      });
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <Card>
      <Stack>
        <Heading level={3}>{t('close.title')}</Heading>
        <Paragraph tone="muted">{t('close.text')}</Paragraph>
        {failure !== undefined && (
          <Notice tone="danger" announced>
            {failure}
          </Notice>
        )}
        <Button tone="danger" emphasis="plain" onClick={() => setAsked(true)}>
          {t('close.open')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={t('close.ask')}
        description={`${t('close.follows')} ${t('close.kept')}`}
        confirmLabel={t('close.confirm')}
        cancelLabel={t('leave')}
        busy={busy}
        onConfirm={() => void close()}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
}
