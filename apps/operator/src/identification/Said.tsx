import type { IdentificationRequest } from '@touchline/contract/operators';
import { Paragraph, Stack } from '@touchline/ui';
import { t } from '../words/words.ts';

/** What a player reads of an answer: the cause, which reads the same in every language, and the operator's words. */
export function Said({ cause, reason }: Pick<IdentificationRequest, 'cause' | 'reason'>) {
  return (
    <Stack gap="xs">
      {cause === null ? null : <Paragraph>{t(`cause.${cause}`)}</Paragraph>}
      {reason === null ? null : <Paragraph>{reason}</Paragraph>}
    </Stack>
  );
}
