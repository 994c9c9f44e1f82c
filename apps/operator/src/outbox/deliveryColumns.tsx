import type { ListedMail, ListedText } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { deliveryState } from './deliveryState.ts';

/** Returns the columns of a delivery: when it was written, its state, its last error, and its attempts. */
export const deliveryColumns = <Row extends ListedMail | ListedText>(
  section: 'outbox' | 'texts',
): readonly ListColumn<Row>[] => [
  instantColumn('at', t(`${section}.column.at`), ({ at }) => Date.parse(at)),
  {
    id: 'state',
    header: t(`${section}.column.state`),
    numeric: true,
    cell: (delivery) => <DeliveryBadge delivery={delivery} />,
    text: (delivery) => deliveryState(delivery).text,
    sortBy: (delivery) => deliveryState(delivery).text,
  },
  { id: 'error', header: t(`${section}.column.error`), cell: ({ lastError }) => lastError ?? '' },
  {
    id: 'attempts',
    header: t('outbox.column.attempts'),
    numeric: true,
    align: 'end',
    cell: ({ attempts }) => attempts,
    sortBy: ({ attempts }) => attempts,
    isExtra: true,
  },
];
