import { Table, type TableColumn, type TableProps } from '@touchline/ui';
import { TitledCard } from './TitledCard.tsx';

interface TableCardProps extends Pick<TableProps, 'rows' | 'empty' | 'narrow'> {
  readonly title: string;
  readonly columns: readonly TableColumn[];
}

/** Table in a card with its title. */
export function TableCard({ title, ...table }: TableCardProps) {
  return (
    <TitledCard title={title} pad="none">
      <Table label={title} narrow="cards" {...table} />
    </TitledCard>
  );
}
