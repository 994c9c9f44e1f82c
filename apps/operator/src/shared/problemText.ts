import { CallError } from '../api/callError.ts';
import { t } from '../messages/messages.ts';

/** Returns the message for a failed call: the server's message with the fields it names. */
export function problemText(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return t('error.offline');
  const { message, fields = [] } = error.refusal;
  const lines = fields.flatMap(({ path }) => /^\/value\/(\d+)/.exec(path)?.[1] ?? []);
  if (lines.length === 0) return message;
  const places = [...new Set(lines)].map((line) => Number(line) + 1).join(', ');
  return `${message} ${t('error.lines', { lines: places })}`;
}
