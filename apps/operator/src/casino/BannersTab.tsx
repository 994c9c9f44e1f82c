import { useMemo, useState } from 'react';
import { readWhole, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { bannerColumns, bannerTitle } from './bannerColumns.tsx';
import { BannerForm } from './BannerForm.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { changeColumn } from './changeColumn.tsx';

const list = readWhole('/ops/casino/banners');

/** Banners of the lobby, with their periods, and the form of a new one or of one of them. */
export function BannersTab() {
  const { data } = usePages(list);
  const [editedId, setEditedId] = useState<string>();
  const columns = useMemo(
    () => [...bannerColumns, changeColumn(bannerTitle, ({ id }) => setEditedId(id))],
    [],
  );
  const [page] = data?.pages ?? [];
  const edited = page?.banners.find(({ id }) => id === editedId);
  return (
    <ListScreen
      name="casino-banners"
      title={t('casino.tab.banners')}
      head={<CasinoHead tab="banners" />}
      read={() => list}
      rowsOf={({ banners }) => banners}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'casino', title: t('casino.noBanners') }}
    >
      {page ? (
        <BannerForm
          key={edited?.id ?? 'new'}
          banner={edited}
          sites={page.sites.map(({ id }) => id)}
          onNew={() => setEditedId(undefined)}
        />
      ) : null}
    </ListScreen>
  );
}
