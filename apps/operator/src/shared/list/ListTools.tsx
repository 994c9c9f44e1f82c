import { csv } from '@touchline/contract/csv';
import { Button, Inline, Menu, Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import type { PageQuery } from '../../api/reads.ts';
import { language, t } from '../../messages/messages.ts';
import type { Loadable } from '../Loaded.tsx';
import { problemText } from '../problemText.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { saveFile } from '../saveFile.ts';
import { serverNow } from '../serverClock.ts';
import type { ListColumn } from './listTypes.ts';
import { readAllRows } from './readAllRows.ts';
import { linesOf } from './rows.ts';
import { SavedViews } from './SavedViews.tsx';

interface ListToolsProps<Page, Row> {
  readonly name: string;
  readonly address: { readonly path: string; readonly query: string };
  readonly columns: readonly ListColumn<Row>[];
  /** Ids of the shown columns. */
  readonly shown: readonly string[];
  readonly onShownChange: (ids: readonly string[]) => void;
  readonly query: PageQuery<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly pages: Pick<Loadable<unknown>, 'isFetching' | 'refetch'>;
}

/** Tools of a list: saved views, shown columns, the file of all rows, and reading again. */
export function ListTools<Page, Row>(props: ListToolsProps<Page, Row>) {
  const { name, address, columns, shown, onShownChange, query, rowsOf, pages } = props;
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly tone: 'danger' | 'warning'; readonly text: string }>();

  function toggle(id: string): void {
    const next = columns.filter((column) => shown.includes(column.id) !== (column.id === id));
    if (next.length > 0) onShownChange(next.map((column) => column.id));
  }

  async function save(): Promise<void> {
    setBusy(true);
    setTold(undefined);
    try {
      const { rows, isWhole } = await readAllRows(query, rowsOf);
      const own = columns.filter(({ id }) => shown.includes(id));
      const day = new Date(serverNow()).toISOString().slice(0, '2026-03-14'.length);
      saveFile(new Blob([csv(linesOf(rows, own), language)], { type: 'text/csv' }), `${name}-${day}.csv`);
      if (!isWhole) setTold({ tone: 'warning', text: t('list.fileCut', { count: rows.length }) });
    } catch (error) {
      setTold({ tone: 'danger', text: problemText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="sm">
      <Inline gap="sm" wrap="wrap">
        <SavedViews name={name} address={address} />
        <Menu
          trigger={
            <Button icon="table" emphasis="outline">
              {t('list.columns')}
            </Button>
          }
          items={columns.map(({ id, header }) => ({
            id,
            label: header,
            checked: shown.includes(id),
            onSelect: () => toggle(id),
          }))}
        />
        <Button icon="download" emphasis="outline" busy={isBusy} onClick={() => void save()}>
          {t('list.file')}
        </Button>
        <RefreshButton query={pages} />
      </Inline>
      {told ? (
        <Notice tone={told.tone} announced>
          {told.text}
        </Notice>
      ) : null}
    </Stack>
  );
}
