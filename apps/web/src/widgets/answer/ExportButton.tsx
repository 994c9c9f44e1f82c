import { csv } from '@touchline/contract/csv';
import { languageOf } from '@touchline/contract/languages';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { download } from '../../platform/page/device.ts';

export interface ExportButtonProps {
  readonly label: string;
  /** Name of the file without its ending. */
  readonly name: string;
  /** Requests the lines of the file, the first one with the names of the columns. */
  readonly lines: () => Promise<readonly (readonly string[])[]>;
}

/** Saves a list as a CSV file for spreadsheets. */
export function ExportButton({ label, name, lines }: ExportButtonProps) {
  const errorMessage = useErrorMessage();
  const lang = useLang();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      download(new File([csv(await lines(), languageOf(lang).tag)], `${name}.csv`, { type: 'text/csv' }));
    } catch (error) {
      notify({ kind: 'error', title: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon="download" emphasis="outline" busy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
