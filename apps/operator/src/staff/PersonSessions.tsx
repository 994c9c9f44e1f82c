import type { StaffDetail } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { deviceText } from '../shared/deviceText.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';
import { EmptyRows } from '../shared/EmptyRows.tsx';

const columns = [
  { id: 'device', header: t('security.session.device') },
  { id: 'address', header: t('security.session.address') },
  { id: 'method', header: t('session.method') },
  { id: 'at', header: t('session.startedAt'), numeric: true },
  { id: 'lastUsedAt', header: t('session.lastUsedAt'), numeric: true },
];

/** Live sessions of a person. */
export function PersonSessions({ sessions }: Pick<StaffDetail, 'sessions'>) {
  return (
    <TableCard
      title={t('security.sessions')}
      columns={columns}
      rows={sessions.map(({ id, agent, address, method, at, lastUsedAt }) => ({
        id,
        cells: {
          device: deviceText(agent),
          address: address ?? t('security.unknown'),
          method: t(`session.method.${method}`),
          at: shortTime(at),
          lastUsedAt: shortTime(lastUsedAt),
        },
      }))}
      empty={<EmptyRows text={t('session.none')} />}
    />
  );
}
