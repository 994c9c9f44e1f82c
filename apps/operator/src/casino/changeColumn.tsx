import { Button } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';

/**
 * Returns the column with the button that opens the form of a row.
 * @param nameOf returns the row's name, which the button's accessible name has
 */
export const changeColumn = <Row,>(
  nameOf: (row: Row) => string,
  change: (row: Row) => void,
): ListColumn<Row> => ({
  id: 'action',
  header: t('casino.column.action'),
  cell: (row) => (
    <Button size="sm" aria-label={t('casino.changeNamed', { name: nameOf(row) })} onClick={() => change(row)}>
      {t('casino.edit')}
    </Button>
  ),
});
