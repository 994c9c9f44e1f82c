import type { Player } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { TableCard } from '../shared/TableCard.tsx';

const columns = [
  { id: 'iso', header: t('player.account.iso') },
  { id: 'money', header: t('player.account.money'), numeric: true, align: 'end' },
  { id: 'held', header: t('player.account.held'), numeric: true, align: 'end' },
] as const;

/** Accounts of a player with their balances. */
export function AccountsCard({ accounts }: Pick<Player, 'accounts'>) {
  return (
    <TableCard
      title={t('player.accounts')}
      narrow="scroll"
      columns={columns}
      rows={accounts.map(({ id, iso, money, held, isActive }) => ({
        id,
        cells: {
          iso: isActive ? t('player.account.active', { iso }) : iso,
          money: moneyText(money, iso),
          held: moneyText(held, iso),
        },
      }))}
    />
  );
}
