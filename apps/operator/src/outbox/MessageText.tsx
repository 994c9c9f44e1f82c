import type { SecretState } from '@touchline/contract/operators';
import { Notice, Paragraph, Stack } from '@touchline/ui';
import { Fragment } from 'react';
import { t } from '../messages/messages.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

interface MessageTextProps {
  readonly text: string;
  readonly secret: SecretState;
}

/** Text of a message by paragraphs and lines, and a notice if a code, a link or a password in it is hidden or shown. */
export function MessageText({ text, secret }: MessageTextProps) {
  return (
    <>
      {secret === 'none' ? null : <Notice tone="info">{t(`outbox.secret.${secret}`)}</Notice>}
      <TitledCard title={t('outbox.text')}>
        <Stack gap="md">
          {[...text.matchAll(/(?:.+\n?)+/g)].map((part) => (
            <Paragraph key={part.index}>
              {[...part[0].matchAll(/.+/g)].map((line) => (
                <Fragment key={line.index}>
                  {line.index > 0 && <br />}
                  {line[0]}
                </Fragment>
              ))}
            </Paragraph>
          ))}
        </Stack>
      </TitledCard>
    </>
  );
}
