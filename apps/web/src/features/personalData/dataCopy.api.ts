import type { ExportPage } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';

/** Everything that is stored about the player, by section. */
export type DataCopy = Readonly<Record<string, ExportPage['rows']>>;

/**
 * Requests a copy of everything that is stored about the player, page by page.
 * @param onProgress called after each page with the share that is done, 0 to 1
 * @throws ApiError
 */
export async function requestDataCopy(onProgress: (share: number) => void): Promise<DataCopy> {
  const copy: Record<string, ExportPage['rows']> = {};
  let after: string | null | undefined;
  while (after !== null) {
    const query = after === undefined ? {} : { after };
    const page: ExportPage = await answer(
      playerApi.GET('/web-api/personal-data/export', { params: { query } }),
    );
    copy[page.section] = [...(copy[page.section] ?? []), ...page.rows];
    onProgress(page.done / page.of);
    after = page.next;
  }
  return copy;
}
