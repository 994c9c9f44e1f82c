import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { maskFields, maskText } from './maskSecrets.ts';

/** Creates the log of a process: JSON lines in which secrets are masked. */
export function createLog(level: string, destination: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    formatters: { log: maskFields },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? maskFields({ error })['error'] : error),
    },
    hooks: { streamWrite: maskText },
  };
  return pino(options, destination);
}
