/** Connection data that some browsers provide. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True when the user prefers reduced data or is on 2G; prefetching is skipped. */
export function isSparing({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || /(?:^|-)2g$/.test(effectiveType ?? '');
}
