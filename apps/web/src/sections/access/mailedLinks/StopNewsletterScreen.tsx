import {
  AccountForm,
  ButtonLink,
  ErrorState,
  DetailList,
  Heading,
  ResultCard,
  Paragraph,
  Skeleton,
  Stack,
} from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  linkFault,
  mailingQuery,
  stopMailing,
  type LinkFault,
  type Mailing,
} from '../../../features/session/entry/mailedLinks.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { mailedToken } from '../../../platform/links/mailedToken.ts';
import { officePathsIn } from '../../../platform/links/officePaths.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { site } from '../../../platform/site/site.ts';
import { FaultyLink } from './FaultyLink.tsx';

/** Target of the unsubscribe link in emails: a button stops them, signed in or not. */
export function Component() {
  const { t } = useTranslation('settings');
  const token = mailedToken(useLocation().pathname);
  usePageTitle(t('mailing.stopTitle'));
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('mailing.stopTitle')}</Heading>
      {token === '' ? <NoMailing fault="wrong" /> : <Stopping token={token} />}
    </Stack>
  );
}

function Stopping({ token }: { readonly token: string }) {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(mailingQuery(token));
  if (data) return data.isStopped ? <Stopped {...data} /> : <StopForm token={token} {...data} />;
  if (error === null) return <Skeleton shape="block" />;
  const fault = linkFault(error);
  if (fault !== undefined) return <NoMailing fault={fault} />;
  return (
    <ErrorState title={errorMessage(error)} retryLabel={t('actions.retry')} onRetry={() => void refetch()} />
  );
}

function StopForm({ token, email, kinds }: Mailing & { readonly token: string }) {
  const { t, i18n } = useTranslation('settings');
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fault = linkFault(failure);
  if (fault !== undefined) return <NoMailing fault={fault} />;
  const stop = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await stopMailing(token);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const names = kinds.map((kind) => t(`mailing.${kind}`));
  return (
    <AccountForm
      submitLabel={t('mailing.stop')}
      busy={busy}
      error={failure === undefined ? undefined : errorMessage(failure)}
      onSubmit={() => void stop()}
    >
      <Paragraph>{t('mailing.stopLead', { company: site().companyName })}</Paragraph>
      <DetailList
        details={[
          { id: 'address', label: t('mailing.address'), value: email },
          {
            id: 'kinds',
            label: t('mailing.kinds'),
            value: new Intl.ListFormat(i18n.language).format(names),
            strong: true,
          },
        ]}
      />
    </AccountForm>
  );
}

function Stopped({ email }: Mailing) {
  const { t } = useTranslation('settings');
  return (
    <ResultCard
      title={t('mailing.stopped')}
      detail={t('mailing.stoppedText', { email })}
      actions={<WaysOn />}
    />
  );
}

function NoMailing({ fault }: { readonly fault: LinkFault }) {
  return <FaultyLink fault={fault} actions={<WaysOn />} />;
}

function WaysOn() {
  const { t } = useTranslation(['settings', 'common']);
  const { home } = usePaths();
  const { mailing } = officePathsIn(useLang());
  return (
    <>
      <ButtonLink href={home} tone="strong">
        {t('common:actions.toHome')}
      </ButtonLink>
      {mailing !== undefined && (
        <ButtonLink href={mailing} emphasis="outline">
          {t('settings:mailing.choose')}
        </ButtonLink>
      )}
    </>
  );
}
