/** Whether an error is a file of the app that could not be fetched, in the words of the three engines. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /import.* module|preload css/i.test(error.message);
}
