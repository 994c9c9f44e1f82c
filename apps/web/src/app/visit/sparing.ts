/** What browsers tell of a connection, where they do. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the device would rather not have anything ahead of time: it saves data, or its network is slow. */
export function isSparing({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || /(?:^|-)2g$/.test(effectiveType ?? '');
}
