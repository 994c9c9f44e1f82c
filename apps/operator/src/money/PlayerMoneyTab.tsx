import { useQuery } from '@tanstack/react-query';
import { ConsoleColumns } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { DepositChecksCard } from './DepositChecksCard.tsx';
import { InstrumentsCard } from './InstrumentsCard.tsx';
import { LedgerCard } from './LedgerCard.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import { PausesCard } from './PausesCard.tsx';
import { PlayerAdjustments } from './PlayerAdjustments.tsx';
import { PlayerPayments } from './PlayerPayments.tsx';

/** A player's money on one page: balances, deposits, limits and debts; payments, ledger and adjustments. */
export function PlayerMoneyTab({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/money/{playerId}', { path: { playerId } }));
  return (
    <Loaded query={query}>
      {(money) => (
        <ConsoleColumns aside={<MoneyFacts money={money} />}>
          <PlayerPayments playerId={playerId} />
          <DepositChecksCard playerId={playerId} checks={money.checks} fundsCheck={money.fundsCheck} />
          <PausesCard playerId={playerId} pauses={money.pauses} />
          <InstrumentsCard playerId={playerId} instruments={money.instruments} />
          <LedgerCard playerId={playerId} />
          {may('adjustments') ? <PlayerAdjustments playerId={playerId} accounts={money.accounts} /> : null}
        </ConsoleColumns>
      )}
    </Loaded>
  );
}
