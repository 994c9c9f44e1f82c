import type { AnswerOf, Calls } from '@touchline/contract';

type Picture = AnswerOf<Calls['broadcast']>;

/** What the frame loads; our own page is told the language. */
export function pictureAddress({ kind, address }: Pick<Picture, 'kind' | 'address'>, lang: string): string {
  return kind === 'zone' ? `${address}?lang=${lang}` : address;
}

/** What the frame may do: ours nothing but run its script, a partner's player also keep what is its own. */
export function pictureSandbox(kind: Picture['kind']): string {
  return kind === 'zone' ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}
