import { QueryClient } from '@tanstack/react-query';
import { CallError } from './callError.ts';

const MAX_RETRIES = 2;
const SERVER_FAULTS = 500;

const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= SERVER_FAULTS);

/**
 * Answers of all screens. An answer is shown at once where it is known, and read again whenever a screen opens:
 * colleagues change the same things.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
