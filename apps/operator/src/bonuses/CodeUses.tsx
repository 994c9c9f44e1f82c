import { useQuery } from '@tanstack/react-query';
import type { OperatorPromoCode } from '@touchline/contract/operators';
import { EmptyState, Link } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

const columns = (['player', 'at', 'grant'] as const).map((id) => ({ id, header: t(`uses.column.${id}`) }));

/** Latest uses of a promo code. */
export function CodeUses({ code: { id, code } }: { readonly code: OperatorPromoCode }) {
  const query = useQuery(read('/ops/bonus-codes/{codeId}/uses', { path: { codeId: id } }));
  return (
    <Loaded query={query}>
      {({ uses }) => (
        <TableCard
          title={t('uses.title', { code })}
          columns={columns}
          rows={uses.map(({ grantId, playerId, login, at }) => ({
            id: grantId,
            cells: {
              player: <Link href={to('players', playerId, 'bonuses')}>{login}</Link>,
              at: shortTime(at),
              grant: grantId,
            },
          }))}
          empty={<EmptyState icon="promo" title={t('uses.none')} />}
        />
      )}
    </Loaded>
  );
}
