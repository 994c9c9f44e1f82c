import { Card, Inline, Link, Skeleton, Stack, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { CallState } from '../shared/useCall.ts';

/** Figure of a card: the main one, and further ones below it. */
export interface Figure {
  readonly value: string;
  readonly note: string;
  readonly others?: readonly string[];
}

interface FigureCardProps<Answer> {
  readonly label: string;
  /** Page behind the figure. */
  readonly href: string;
  readonly asked: CallState<Answer>;
  readonly figureOf: (answer: Answer) => Figure;
}

/** Card with one figure, a skeleton while it loads, or a message if it can't be read. */
export function FigureCard<Answer>({ label, href, asked, figureOf }: FigureCardProps<Answer>) {
  return (
    <Card pad="md" aria-busy={asked.isBusy || undefined}>
      <Stack gap="xs">
        <Link href={href} tone="muted">
          {label}
        </Link>
        <Body asked={asked} figureOf={figureOf} />
      </Stack>
    </Card>
  );
}

function Body<Answer>({ asked, figureOf }: Pick<FigureCardProps<Answer>, 'asked' | 'figureOf'>) {
  if (asked.answer === undefined && asked.problem === undefined) return <Skeleton width="half" />;
  if (asked.answer === undefined) {
    return (
      <Text size="label" tone="danger">
        {t('figure.failed')}
      </Text>
    );
  }
  const { value, note, others = [] } = figureOf(asked.answer);
  return (
    <>
      <Inline gap="sm" wrap="wrap" align="baseline">
        <Text size="title" numeric>
          {value}
        </Text>
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
