import { Stack, Text } from '@touchline/ui';
import { useSearchParams } from 'react-router';
import { usePages, type PageQuery } from '../api/reads.ts';
import type { AnswerOf } from '../api/calls.ts';
import { t } from '../messages/messages.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { aloneRows, boundText, doorText, type AloneRow } from './aloneRows.ts';
import { listText } from './grantText.ts';
import { permissionText } from './permissions.ts';
import { siteText } from './siteText.ts';

const columns = [
  { id: 'does', header: t('doors.column.does') },
  { id: 'scope', header: t('doors.column.scope') },
  { id: 'bound', header: t('doors.column.bound') },
  { id: 'people', header: t('doors.column.people') },
];

interface DoorsTableProps {
  readonly read: (siteId: string) => PageQuery<AnswerOf<'get', '/ops/staff/alone'>>;
}

/** Names the people who pass a door alone, each once. */
function peopleText(rows: readonly AloneRow[], call: string): string {
  const names = rows
    .filter(({ doors }) => doors.some((door) => door.call === call))
    .map(({ person }) => person.name);
  return names.length === 0 ? t('doors.nobody') : listText([...new Set(names)]);
}

/** Calls that move money, reach many or change guards: what bounds each, and which of the listed people pass it. */
export function DoorsTable({ read }: DoorsTableProps) {
  const [params] = useSearchParams();
  const { data } = usePages(read(params.get('site') ?? ''));
  if (!data) return null;
  const rows = data.pages.flatMap(aloneRows);
  const { doors = [], sites = [] } = data.pages[0] ?? {};
  return (
    <TableCard
      title={t('doors.title')}
      columns={columns}
      rows={doors.map((door) => {
        const bounds = sites.map((site) => ({ siteId: site.siteId, text: boundText(door, site) }));
        const isSame = new Set(bounds.map(({ text }) => text)).size <= 1;
        return {
          id: door.call,
          cells: {
            does: (
              <Stack gap="none">
                <Text>{doorText(door)}</Text>
                <Text size="note" tone="muted">
                  {door.call}
                </Text>
              </Stack>
            ),
            scope: permissionText(door.scope),
            bound: (
              <Stack gap="none">
                {isSame ? <Text>{bounds[0]?.text ?? ''}</Text> : null}
                {isSame
                  ? null
                  : bounds.map(({ siteId, text }) => (
                      <Text key={siteId}>{t('doors.onSite', { site: siteText(siteId), bound: text })}</Text>
                    ))}
              </Stack>
            ),
            people: peopleText(rows, door.call),
          },
        };
      })}
    />
  );
}
