import { useQuery } from '@tanstack/react-query';
import { read } from '../api/reads.ts';

/** Interval at which the waiting tasks are counted again, ms. */
const COUNTED_EVERY = 60_000;

/** The number of waiting tasks of each kind, counted again every minute and after every change. */
export const useWaiting = () =>
  useQuery({ ...read('/ops/dashboard/waiting'), refetchInterval: COUNTED_EVERY });
