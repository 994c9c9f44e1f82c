import { isCasinoPartition } from '@touchline/contract/casino';
import { Button, ButtonLink, ErrorPage, Heading, Skeleton, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { partitionsQuery, remotePart } from '../../features/remoteParts/remoteParts.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { PART_STATE } from '../../platform/lazy/partState.ts';
import { RemotePageView } from './RemotePageView.tsx';

/** Partners' parts: one by its name, or a list of links to all. */
export function Component() {
  const { section } = useParams();
  const { t } = useTranslation('titles');
  const { data: partitions } = useQuery(partitionsQuery);
  usePageTitle(t('of.partners'));
  if (!partitions) return <Skeleton shape="block" />;
  const parts = partitions.filter((name) => !isCasinoPartition(name));
  if (section === undefined) return <Parts names={parts} />;
  return parts.includes(section) ? <RemotePart key={section} name={section} /> : <NotHere />;
}

function Parts({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('titles');
  const { home } = usePaths();
  if (names.length === 0) return <NotHere />;
  return (
    <Stack gap="sm">
      <Heading level={1}>{t('of.partners')}</Heading>
      {names.map((name) => (
        <ButtonLink key={name} href={`${home}/ourpartners/${name}`} width="full">
          {name}
        </ButtonLink>
      ))}
    </Stack>
  );
}

function RemotePart({ name }: { readonly name: string }) {
  const { t } = useTranslation('common');
  const part = remotePart(name);
  useEffect(() => part.use(), [part]);
  const { value, state, isRetrying, cause } = useSyncExternalStore(part.subscribe, part.view, part.view);
  if (value) return <RemotePageView page={value} />;
  if (state !== PART_STATE.error || isRetrying) return <Skeleton shape="block" />;
  return (
    <ErrorPage
      code={cause instanceof ApiError && cause.status > 0 ? String(cause.status) : undefined}
      title={t('errors.query')}
      actions={
        <Button tone="strong" onClick={() => part.reload()}>
          {t('actions.refresh')}
        </Button>
      }
    />
  );
}

function NotHere() {
  const { t } = useTranslation(['titles', 'common']);
  return (
    <ErrorPage
      icon="not-here"
      title={t('titles:of.partners')}
      detail={`${t('titles:unavailable.title')}. ${t('titles:unavailable.text')}`}
      actions={
        <ButtonLink tone="strong" href={usePaths().home}>
          {t('common:actions.toHome')}
        </ButtonLink>
      }
    />
  );
}
