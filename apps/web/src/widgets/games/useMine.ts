import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MyCasino } from '@touchline/contract';
import { useSession } from '../../features/session/useSession.ts';
import { myCasinoQuery } from '../../features/catalogue/mine.api.ts';
import { useReader } from './useReader.ts';

/** The player's own games; nothing is requested for guests. */
export function useMine(): UseQueryResult<MyCasino> {
  const { status } = useSession();
  return useQuery({ ...myCasinoQuery(useReader()), enabled: status === 'player' });
}
