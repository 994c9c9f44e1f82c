import { BlockPage, Button, ButtonLink, type BlockReason } from '@touchline/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { reloadPage } from '../../platform/lazy/reloadGuard.ts';

/** Closure pages by translation key, with their icons. */
const signs = {
  blocked: 'blocked',
  country: 'country',
  browser: 'blocked',
  updates: 'updates',
  soon: 'soon',
  suspension: 'suspended',
  ban: 'blocked',
} as const satisfies Record<string, BlockReason>;

export type Closed = keyof typeof signs;

/** Creates a closure page: the reason, and what is still possible. */
export function blockScreen(closed: Closed): ComponentType {
  return () => <BlockScreen closed={closed} />;
}

function BlockScreen({ closed }: { readonly closed: Closed }) {
  const { t } = useTranslation('blocked');
  usePageTitle(t(`${closed}.title`));
  return (
    <BlockPage
      reason={signs[closed]}
      title={t(`${closed}.title`)}
      detail={t(`${closed}.text`)}
      actions={closed === 'ban' ? <WaysOn /> : <TryAgain />}
    />
  );
}

/** Reloads the page with the site's current state. */
function TryAgain() {
  const { t } = useTranslation('blocked');
  return (
    <Button tone="strong" icon="refresh" onClick={reloadPage}>
      {t('again')}
    </Button>
  );
}

function WaysOn() {
  const { t } = useTranslation(['blocked', 'common']);
  const { history, home } = usePaths();
  return (
    <>
      <ButtonLink tone="strong" href={history}>
        {t('common:nav.history')}
      </ButtonLink>
      <ButtonLink href={home}>{t('common:actions.toHome')}</ButtonLink>
    </>
  );
}
