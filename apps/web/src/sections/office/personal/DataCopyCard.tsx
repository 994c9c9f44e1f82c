import { Button, Card, Heading, Notice, Paragraph, Progress, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestDataCopy } from '../../../features/personalData/dataCopy.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { download } from '../../../platform/page/device.ts';

/** Saves a copy of everything that the site knows about the player as a JSON file. */
export function DataCopyCard() {
  const { t } = useTranslation('profile');
  const errorMessage = useErrorMessage();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  async function save(): Promise<void> {
    setFailure(undefined);
    setSaved(false);
    setShare(0);
    try {
      const at = new Date(serverNow()).toISOString();
      const copy = await requestDataCopy(setShare);
      const text = JSON.stringify({ savedAt: at, ...copy }, null, 2);
      download(new File([text], `my-data-${at.slice(0, 10)}.json`, { type: 'application/json' }));
      setSaved(true);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setShare(undefined);
  }

  return (
    <Card>
      <Stack gap="md">
        <Stack gap="sm">
          <Heading level={2}>{t('copy.title')}</Heading>
          <Paragraph tone="muted">{t('copy.lead')}</Paragraph>
        </Stack>
        {failure !== undefined && (
          <Notice tone="danger" announced>
            {failure}
          </Notice>
        )}
        {isSaved && (
          <Notice tone="success" announced>
            {t('copy.saved')}
          </Notice>
        )}
        {share !== undefined && <Progress label={t('copy.progress')} value={share} max={1} labelled />}
        <Button
          icon="download"
          emphasis="outline"
          width="full"
          busy={share !== undefined}
          onClick={() => void save()}
        >
          {t('copy.save')}
        </Button>
      </Stack>
    </Card>
  );
}
