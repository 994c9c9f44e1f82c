import type { AnswerOf, Calls } from '@touchline/contract';

type Stream = AnswerOf<Calls['broadcast']>;

/** Returns the address of the frame; our own tracker gets the language. */
export function streamAddress({ kind, address }: Pick<Stream, 'kind' | 'address'>, lang: string): string {
  return kind === 'zone' ? `${address}?lang=${lang}` : address;
}

/**
 * Returns the permissions of the frame: our own may only run scripts, a partner's player also gets its own origin.
 */
export function streamSandbox(kind: Stream['kind']): string {
  return kind === 'zone' ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}
