import { Card, Heading, type CardProps } from '@touchline/ui';

interface TitledCardProps extends Pick<CardProps, 'children' | 'actions' | 'pad'> {
  readonly title: string;
}

/** Card with a title of the second level. */
export function TitledCard({ title, ...card }: TitledCardProps) {
  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {title}
        </Heading>
      }
      {...card}
    />
  );
}
