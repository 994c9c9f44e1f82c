import { Card, Grid, SectionTitle, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Statistic } from '../rules/statistics.ts';

export interface FigureCardProps {
  readonly title: string;
  readonly statistics: readonly Statistic[];
  /** Text shown without data. */
  readonly none: string;
}

/** Statistics of a player under one title. */
export function FigureCard({ title, statistics, none }: FigureCardProps) {
  const { t } = useTranslation('cricket');
  return (
    <Stack gap="sm">
      <SectionTitle>{title}</SectionTitle>
      <Card pad="md">
        {statistics.length === 0 ? (
          <Text tone="muted">{none}</Text>
        ) : (
          <Grid gap="md">
            {statistics.map(({ key, value }) => (
              <Stack key={key} gap="none">
                <Text size="label" tone="muted">
                  {t(`player.${key}`)}
                </Text>
                <Text size="name">
                  <bdi dir="ltr" translate="no">
                    {value}
                  </bdi>
                </Text>
              </Stack>
            ))}
          </Grid>
        )}
      </Card>
    </Stack>
  );
}
