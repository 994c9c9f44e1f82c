import type { Closure } from '@touchline/contract/operators';
import { Badge, Inline, Paragraph } from '@touchline/ui';
import { answerOf, client } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import type { BulkAct } from '../shared/list/BulkActs.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { ClosureButtons } from './ClosureButtons.tsx';
import { choiceOf, closuresOn, type Closures } from './closures.ts';

/** List of markets or matches that can be suspended and opened. */
interface ClosableList<Row> {
  readonly scope: Closure['scope'];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly closures: Closures;
}

/** Returns the column that shows whether betting is closed, with the buttons to change it. */
export function closureColumn<Row>(
  { scope, idOf, nameOf, closures }: ClosableList<Row>,
  onDone: (text: string) => void,
): ListColumn<Row> {
  const ownOf = (row: Row) => closuresOn(closures, { scope, subject: idOf(row) });
  const textOf = (row: Row): string =>
    ownOf(row)
      .map(({ cause }) => t(`closure.cause.${cause}`))
      .join(', ');
  return {
    id: 'betting',
    header: t('closure.column'),
    cell: (row) => (
      <Inline gap="sm" wrap="wrap">
        {ownOf(row).length === 0 ? null : <Badge tone="warning">{textOf(row)}</Badge>}
        <ClosureButtons
          subject={{ scope, subject: idOf(row) }}
          name={nameOf(row)}
          closures={closures}
          onDone={onDone}
          isSmall
        />
      </Inline>
    ),
    text: textOf,
    sortBy: textOf,
  };
}

/** Returns the acts that suspend and open several rows of a list. */
export function closureActs<Row>({
  scope,
  idOf,
  nameOf,
  closures,
}: ClosableList<Row>): readonly BulkAct<Row>[] {
  const choice = (row: Row) =>
    choiceOf(closuresOn(closures, { scope, subject: idOf(row) }), closures.isWhole);
  const bodyOf = (row: Row, reason: string) => ({ scope, subject: idOf(row), reason });
  const preview = (rows: readonly Row[]) => <Paragraph>{rows.map(nameOf).join('; ')}</Paragraph>;
  return [
    {
      id: 'suspend',
      label: t('closure.suspend'),
      isFor: (row) => choice(row).maySuspend,
      preview,
      undo: t('closure.suspendUndo'),
      act: (row, reason) => answerOf(client.POST('/ops/closures', { body: bodyOf(row, reason) })),
    },
    {
      id: 'open',
      label: t('closure.open'),
      isFor: (row) => choice(row).mayOpen,
      preview,
      undo: t('closure.openUndo'),
      act: (row, reason) => answerOf(client.POST('/ops/closures/open', { body: bodyOf(row, reason) })),
    },
  ];
}
