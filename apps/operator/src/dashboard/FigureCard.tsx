import { Button, Card, Inline, Link, Skeleton, Sparkline, Stack, Text, type ChartPoint } from '@touchline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../messages/messages.ts';

/** Figure of a card: the main one, and further ones below it. */
export interface Figure {
  readonly value: string;
  readonly note: string;
  readonly others?: readonly string[];
  /** Values of the last days, oldest first. @default none */
  readonly trend?: readonly ChartPoint[];
}

interface FigureCardProps<Answer> {
  readonly label: string;
  /** Page behind the figure. */
  readonly href: string;
  readonly query: UseQueryResult<Answer>;
  readonly figureOf: (answer: Answer) => Figure;
}

/** Card with one figure, a skeleton while it loads, or a message with a retry button if it can't be read. */
export function FigureCard<Answer>({ label, href, query, figureOf }: FigureCardProps<Answer>) {
  return (
    <Card pad="md" aria-busy={query.isFetching || undefined}>
      <Stack gap="xs">
        <Link href={href} tone="muted">
          {label}
        </Link>
        <Body query={query} figureOf={figureOf} />
      </Stack>
    </Card>
  );
}

function Body<Answer>({ query, figureOf }: Pick<FigureCardProps<Answer>, 'query' | 'figureOf'>) {
  if (query.isPending) return <Skeleton width="half" />;
  if (query.data === undefined) {
    return (
      <>
        <Text size="label" tone="danger">
          {t('figure.failed')}
        </Text>
        <Inline>
          <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('error.again')}
          </Button>
        </Inline>
      </>
    );
  }
  const { value, note, others = [], trend = [] } = figureOf(query.data);
  return (
    <>
      <Inline gap="sm" wrap="wrap" align="baseline">
        <Text size="title" numeric>
          {value}
        </Text>
        {trend.length > 1 ? <Sparkline label={t('figure.trend')} points={trend} /> : null}
        {others.map((other) => (
          <Text key={other} size="body" tone="muted" numeric>
            {other}
          </Text>
        ))}
      </Inline>
      <Text size="label" tone="muted">
        {note}
      </Text>
    </>
  );
}
