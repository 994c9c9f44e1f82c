import { BottomSheet, Button, Notice, Paragraph, Stack } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailRounds } from '../../../features/gameSession/rounds.api.ts';
import { useErrorMessage, type ErrorKeys } from '../../../platform/api/useErrorMessage.ts';

interface MailSheetProps {
  /** UTC seconds. */
  readonly from: number;
  readonly until: number;
  readonly onClose: () => void;
}

const errors = { 409: 'history.mailNoAddress', 429: 'history.mailOften' } satisfies ErrorKeys<'game'>;

/** Sends the rounds of the shown period to the player's address as a file, once however often it is pressed. */
export default function MailSheet({ from, until, onClose }: MailSheetProps) {
  const { t } = useTranslation('game');
  const errorMessage = useErrorMessage('game', errors);
  const key = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly tone: 'success' | 'danger'; readonly text: string }>();
  const send = async () => {
    key.current ??= randomId();
    setBusy(true);
    try {
      const { rounds, address } = await mailRounds({ from, until }, key.current);
      setResult({ tone: 'success', text: t('history.mailed', { count: rounds, address }) });
    } catch (error) {
      setResult({ tone: 'danger', text: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      title={t('history.mail')}
      footer={
        <Button tone="strong" size="lg" width="full" busy={isBusy} onClick={() => void send()}>
          {t('history.mailSend')}
        </Button>
      }
    >
      <Stack gap="md">
        <Paragraph>{t('history.mailLead')}</Paragraph>
        {result && (
          <Notice tone={result.tone} announced>
            {result.text}
          </Notice>
        )}
      </Stack>
    </BottomSheet>
  );
}
