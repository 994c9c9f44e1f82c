import type { SeoPageTexts } from '@touchline/contract/operators';
import { Button, ConfirmDialog, EmptyState, Inline, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall, useChange } from '../shared/useCall.ts';
import type { PartProps } from './partProps.ts';
import { SeoForm } from './SeoForm.tsx';
import { textOf } from './seoTexts.ts';

const columns = (['page', 'title', 'description', 'actions'] as const).map((id) => ({
  id,
  header: t(`seo.column.${id}`),
}));

const NEW: SeoPageTexts = { language: 'en', path: '', fields: {} };

/** Texts of the site's pages for search engines: listed, written and removed. */
export function SeoPart({ site }: Pick<PartProps, 'site'>) {
  const path = `${within('/ops/sites', site.id)}/seo-pages`;
  const asked = useCall<{ readonly pages: readonly SeoPageTexts[] }>(path);
  const [edited, setEdited] = useState<SeoPageTexts>();
  const [removed, setRemoved] = useState<SeoPageTexts>();
  const [done, setDone] = useState<string>();
  const { isBusy, problem, run } = useChange();

  async function remove({ language, path: page }: SeoPageTexts): Promise<void> {
    const query = new URLSearchParams({ language, path: page });
    const answer = await run('DELETE', `${path}?${query.toString()}`);
    setRemoved(undefined);
    if (!answer) return;
    setDone(t('seo.removed', { page: nameOf({ language, path: page }) }));
    asked.reload();
  }

  function saved(page: SeoPageTexts): void {
    setEdited(undefined);
    setDone(t('seo.saved', { page: nameOf(page) }));
    asked.reload();
  }

  return (
    <Stack gap="md">
      <DoneNotice text={done} />
      <ProblemNotice problem={problem} />
      <TitledCard
        title={t('part.seoPages')}
        pad="none"
        actions={
          <Button size="sm" icon="plus" onClick={() => setEdited(NEW)}>
            {t('seo.add')}
          </Button>
        }
      >
        <Loaded asked={asked}>
          {({ pages }) => (
            <Table
              label={t('part.seoPages')}
              narrow="cards"
              columns={columns}
              rows={pages.map((page) => ({
                id: nameOf(page),
                cells: {
                  page: nameOf(page),
                  title: textOf(page, 'title'),
                  description: textOf(page, 'description'),
                  actions: (
                    <Inline gap="sm" wrap="wrap">
                      <Button size="sm" onClick={() => setEdited(page)}>
                        {t('seo.edit')}
                      </Button>
                      <Button size="sm" tone="danger" emphasis="outline" onClick={() => setRemoved(page)}>
                        {t('seo.remove')}
                      </Button>
                    </Inline>
                  ),
                },
              }))}
              empty={<EmptyState title={t('seo.none')} detail={t('seo.noneDetail')} />}
            />
          )}
        </Loaded>
      </TitledCard>
      {edited === undefined ? null : (
        <SeoForm
          key={nameOf(edited)}
          path={path}
          page={edited}
          isNew={edited === NEW}
          saved={saved}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {removed === undefined ? null : (
        <ConfirmDialog
          open
          title={t('seo.confirm', { page: nameOf(removed) })}
          description={t('seo.confirmDetail')}
          confirmLabel={t('seo.remove')}
          cancelLabel={t('form.back')}
          tone="danger"
          busy={isBusy}
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}

/** Returns the address of a page within its site: `/en/results`, `/*` for home in every language. */
const nameOf = ({ language, path }: Pick<SeoPageTexts, 'language' | 'path'>): string =>
  `/${language}${path === '' ? '' : `/${path}`}`;
