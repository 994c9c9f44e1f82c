import type { AnswerOf, Calls } from '@touchline/contract';

type Picture = AnswerOf<Calls['broadcast']>;

/** Returns the address of the frame; our own tracker gets the language. */
export function pictureAddress({ kind, address }: Pick<Picture, 'kind' | 'address'>, lang: string): string {
  return kind === 'zone' ? `${address}?lang=${lang}` : address;
}

/**
 * Returns the permissions of the frame: our own may only run scripts, a partner's player also gets its own origin.
 */
export function pictureSandbox(kind: Picture['kind']): string {
  return kind === 'zone' ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}
