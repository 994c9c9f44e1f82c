/** Returns whether an error is a chunk that could not be fetched, by the messages of the three engines. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /import.* module|preload css/i.test(error.message);
}
