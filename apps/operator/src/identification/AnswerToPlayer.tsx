import type { IdentificationRequest } from '@touchline/contract/operators';
import { Paragraph, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** The player's view of an answer: the cause, which is translated, and the operator's own text. */
export function AnswerToPlayer({ cause, reason }: Pick<IdentificationRequest, 'cause' | 'reason'>) {
  return (
    <Stack gap="xs">
      {cause === null ? null : <Paragraph>{t(`cause.${cause}`)}</Paragraph>}
      {reason === null ? null : <Paragraph>{reason}</Paragraph>}
    </Stack>
  );
}
