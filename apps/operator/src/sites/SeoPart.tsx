import { useQuery } from '@tanstack/react-query';
import type { SeoPageTexts } from '@touchline/contract/operators';
import { Button, EmptyState, Inline, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import type { PartProps } from './part.ts';
import { SeoForm } from './SeoForm.tsx';
import { pageName, textOf } from './seoTexts.ts';

const columns = (['page', 'title', 'description', 'actions'] as const).map((id) => ({
  id,
  header: t(`seo.column.${id}`),
}));

const NEW: SeoPageTexts = { language: 'en', path: '', fields: {} };

/** Texts of the site's pages for search engines: listed, written and removed. */
export function SeoPart({ site }: PartProps) {
  const query = useQuery(read('/ops/sites/{siteId}/seo-pages', { path: { siteId: site.id } }));
  const [edited, setEdited] = useState<SeoPageTexts>();
  const [removed, setRemoved] = useState<SeoPageTexts>();
  const [done, setDone] = useState<string>();

  return (
    <Stack gap="md">
      <DoneNotice text={done} />
      <TitledCard
        title={t('part.seoPages')}
        pad="none"
        actions={
          <Button size="sm" icon="plus" onClick={() => setEdited(NEW)}>
            {t('seo.add')}
          </Button>
        }
      >
        <Loaded query={query}>
          {({ pages }) => (
            <Table
              label={t('part.seoPages')}
              narrow="cards"
              columns={columns}
              rows={pages.map((page) => ({
                id: pageName(page),
                cells: {
                  page: pageName(page),
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
          key={pageName(edited)}
          siteId={site.id}
          page={edited}
          isNew={edited === NEW}
          onSaved={(message) => {
            setEdited(undefined);
            setDone(message);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {removed === undefined ? null : (
        <RemoveDialog
          siteId={site.id}
          page={removed}
          onDone={setDone}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}

interface RemoveDialogProps {
  readonly siteId: string;
  readonly page: SeoPageTexts;
  /** Called with a message of success. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function RemoveDialog({ siteId, page, onDone, onClose }: RemoveDialogProps) {
  const write = useWrite();

  async function send(): Promise<string | undefined> {
    const answer = await write.send('delete', '/ops/sites/{siteId}/seo-pages', {
      path: { siteId },
      query: { language: page.language, path: page.path },
    });
    if (!answer) return undefined;
    return t('seo.removed', { page: pageName(page) });
  }

  return (
    <DecisionDialog
      title={t('seo.confirm', { page: pageName(page) })}
      detail={t('seo.confirmDetail')}
      label={t('seo.remove')}
      tone="danger"
      reason="none"
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
