import { Paragraph, Stack, Standings } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import type { Standing } from './results.api.ts';
import { useSportSlug } from './useSportSlug.ts';

export interface TableViewProps {
  /** Name of the championship. */
  readonly name: string;
  readonly standings: readonly Standing[];
  readonly sportId: number;
  /** Start of the oldest match in the table, UTC seconds. */
  readonly since: number | null;
  /** Ids of highlighted teams. */
  readonly marked?: readonly (number | undefined)[] | undefined;
}

/** Table of a championship, with the period that it covers. */
export function TableView({ name, standings, sportId, since, marked = [] }: TableViewProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const slugOf = useSportSlug();
  const paths = useEventPaths();
  const hasDraws = standings.some(({ drawn }) => drawn > 0);
  const hasPoints = standings.some(({ points }) => points !== undefined);
  const keys = [
    'played',
    'won',
    ...(hasDraws ? (['drawn'] as const) : []),
    'lost',
    'difference',
    ...(hasPoints ? (['points'] as const) : []),
  ] as const;
  const figureOf = (row: Standing, key: (typeof keys)[number]): string => {
    if (key === 'difference') return `${row.scored}–${row.conceded}`;
    return String(row[key] ?? '');
  };
  const rows = standings.map((row, index) => ({
    id: String(row.teamId ?? row.team),
    place: String(index + 1),
    team: row.team,
    crest: row.crest,
    href: row.teamId === undefined ? undefined : paths.team({ id: row.teamId, name: row.team }),
    figures: keys.map((key) => figureOf(row, key)),
    marked: row.teamId !== undefined && marked.includes(row.teamId),
  }));
  return (
    <Stack gap="sm">
      <Standings
        label={name}
        heads={{ place: t('table.place'), team: t('table.team') }}
        columns={keys.map((key) => ({ short: t(`table.short.${key}`), full: t(`table.full.${key}`) }))}
        rows={rows}
        sport={slugOf(sportId)}
        emptyTitle={t('table.empty')}
      />
      {since !== null && rows.length > 0 && (
        <Paragraph tone="muted" size="label" hasPageInset>
          {t('table.since', { date: format.date(since) })}
        </Paragraph>
      )}
    </Stack>
  );
}
