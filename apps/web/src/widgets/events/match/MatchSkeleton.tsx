import { MarketGroupSkeleton, ScoreboardSkeleton, Stack } from '@touchline/ui';
import { PhoneHeader } from '../../../platform/page/PhoneHeader.tsx';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

/** The place of a match's page while it loads. */
export function MatchSkeleton() {
  const isDesk = useIsDesk();
  const board = <ScoreboardSkeleton />;
  return (
    <div aria-busy="true">
      {!isDesk && <PhoneHeader>{board}</PhoneHeader>}
      <Stack>
        {isDesk && board}
        <MarketGroupSkeleton columns={3} />
        <MarketGroupSkeleton columns={2} />
        <MarketGroupSkeleton columns={2} />
        <MarketGroupSkeleton columns={3} />
      </Stack>
    </div>
  );
}
