import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

const RETRIES = 2;

/** How often a component asks again by itself, ms, by what it shows. */
export const pollEvery = { default: 10_000, line: 15_000, live: 3_000, top: 60_000 } as const;

/** What is asked and answered, kept once for all screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: pollEvery.default,
      retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isPassing,
      refetchIntervalInBackground: false,
    },
    mutations: { retry: false },
  },
});
