import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';
import { pollEvery } from './pollEvery.ts';

const RETRIES = 2;

/** Query cache shared by all screens. */
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
