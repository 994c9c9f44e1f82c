import { Button, Card, DetailList, Heading, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerQrSignIn, type QrRequest } from '../../../features/session/entry/qrSignIn.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { countryName } from '../../../platform/format/country.ts';
import { qrErrors } from '../securityErrors.ts';
import { useDeviceName } from '../useDeviceName.ts';

export interface DeviceRequestProps {
  /** Device that asks to be signed in. */
  readonly asked: QrRequest;
  /** Called with the player's answer once it is stored. */
  readonly onDone: (isConfirmed: boolean) => void;
}

/** Shows which device asks to be signed in, and confirms or refuses it. */
export function DeviceRequest({ asked, onDone }: DeviceRequestProps) {
  const { t, i18n } = useTranslation('qrSignIn');
  const nameOf = useDeviceName();
  const format = useFormat();
  const errorMessage = useErrorMessage('qrSignIn', qrErrors);
  const [busy, setBusy] = useState<'confirm' | 'refuse'>();
  const [error, setError] = useState<string>();
  const { id, userAgent, address, country, startedAt } = asked;
  const answer = async (isConfirmed: boolean) => {
    setBusy(isConfirmed ? 'confirm' : 'refuse');
    setError(undefined);
    try {
      await answerQrSignIn(id, isConfirmed);
      onDone(isConfirmed);
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(undefined);
    }
  };
  const place = country === undefined ? undefined : countryName(country, i18n.language);
  return (
    <Card>
      <Stack gap="lg">
        <Heading level={2}>{t('question')}</Heading>
        <DetailList
          details={[
            { id: 'device', label: t('device'), value: nameOf(userAgent), strong: true },
            ...(place === undefined ? [] : [{ id: 'place', label: t('place'), value: place }]),
            { id: 'address', label: t('address'), value: address },
            {
              id: 'time',
              label: t('time'),
              value: `${format.date(startedAt)}, ${format.time(startedAt)}`,
            },
          ]}
        />
        <Notice tone="warning">{t('warning')}</Notice>
        {error !== undefined && (
          <Notice tone="danger" announced>
            {error}
          </Notice>
        )}
        <Stack gap="sm">
          <Button
            tone="strong"
            size="lg"
            width="full"
            busy={busy === 'confirm'}
            disabled={busy === 'refuse'}
            onClick={() => void answer(true)}
          >
            {t('confirm')}
          </Button>
          <Button
            tone="danger"
            emphasis="outline"
            size="lg"
            width="full"
            busy={busy === 'refuse'}
            disabled={busy === 'confirm'}
            onClick={() => void answer(false)}
          >
            {t('refuse')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
