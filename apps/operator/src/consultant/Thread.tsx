import type { DeskRequestDetail } from '@touchline/contract/operators';
import { Button, Card, Inline, MessageThread, Notice, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';
import { useDownload } from './useDownload.ts';

/** Messages of a request, and its files to save. */
export function Thread({ request: { id, messages, login } }: { readonly request: DeskRequestDetail }) {
  const { download, problem } = useDownload(id);
  const files = messages.flatMap((message) => message.files);
  return (
    <Card>
      <Stack gap="md">
        <MessageThread
          aria-label={t('consultant.messages')}
          messages={messages.map((message) => ({
            id: message.id,
            own: message.operator !== null,
            author: message.operator ?? login,
            time: shownTime(message.at),
            text: message.text,
            files: message.files,
          }))}
        />
        {files.length === 0 ? null : (
          <Inline gap="sm" wrap="wrap">
            {files.map((file) => (
              <Button
                key={file.id}
                size="sm"
                icon="download"
                emphasis="outline"
                onClick={() => void download(file)}
              >
                {t('consultant.save', { name: file.name })}
              </Button>
            ))}
          </Inline>
        )}
        {problem === undefined ? null : (
          <Notice tone="danger" announced>
            {problem}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
