import { Card, Heading, Table, type TableColumn, type TableProps } from '@touchline/ui';

interface TableCardProps extends Pick<TableProps, 'rows' | 'empty' | 'narrow'> {
  readonly title: string;
  readonly columns: readonly TableColumn[];
}

/** Table in a card with its title. */
export function TableCard({ title, ...table }: TableCardProps) {
  return (
    <Card
      pad="none"
      header={
        <Heading level={2} tone="default">
          {title}
        </Heading>
      }
    >
      <Table label={title} narrow="cards" {...table} />
    </Card>
  );
}
