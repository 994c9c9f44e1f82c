import { BottomSheet, Button, ButtonLink, Paragraph, Skeleton, Stack } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

export interface TransferSheetProps {
  /** Returns whether the site offers a page; the route table may have to be loaded first. */
  readonly isPageOffered: (path: string) => Promise<boolean>;
}

/** Tells a player whether their account has to be transferred and, if so, links to the transfer page. */
export default function TransferSheet({ isPageOffered }: TransferSheetProps) {
  const { t } = useTranslation('visit');
  const { close } = useSheets();
  const { status } = useSession();
  if (!useLazyBundle('visit') || status === 'unknown') return null;
  return (
    <BottomSheet open onOpenChange={close} title={t('transfer.title')}>
      {status === 'guest' ? <Guest /> : <Account isPageOffered={isPageOffered} />}
    </BottomSheet>
  );
}

function Guest() {
  const { t } = useTranslation('visit');
  const { login } = usePaths();
  return (
    <Stack>
      <Paragraph>{t('transfer.guest')}</Paragraph>
      <ButtonLink tone="strong" size="lg" width="full" href={login}>
        {t('transfer.signIn')}
      </ButtonLink>
    </Stack>
  );
}

function Account({ isPageOffered }: TransferSheetProps) {
  const { t } = useTranslation('visit');
  const { close } = useSheets();
  const { config, status } = useUserConfig();
  useEffect(() => void loadUserConfig(), []);
  if (config?.isRequiredTransfer) return <Required isPageOffered={isPageOffered} />;
  if (!config && status === 'not-loaded') return <Skeleton shape="block" />;
  return (
    <Stack>
      <Paragraph>{t(config ? 'transfer.none' : 'transfer.failed')}</Paragraph>
      {!config && (
        <Button tone="strong" size="lg" width="full" onClick={() => void loadUserConfig()}>
          {t('transfer.retry')}
        </Button>
      )}
      <Button size="lg" width="full" onClick={close}>
        {t('transfer.close')}
      </Button>
    </Stack>
  );
}

function Required({ isPageOffered }: TransferSheetProps) {
  const { t } = useTranslation('visit');
  const { home } = usePaths();
  const { close } = useSheets();
  const page = `${home}/office/convert-account`;
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => void isPageOffered(page).then(setThere), [isPageOffered, page]);
  return (
    <Stack>
      <Paragraph>{t('transfer.detail')}</Paragraph>
      {isThere === true && (
        <ButtonLink tone="strong" size="lg" width="full" href={page}>
          {t('transfer.go')}
        </ButtonLink>
      )}
      {isThere === false && <Paragraph tone="muted">{t('transfer.elsewhere')}</Paragraph>}
      <Button size="lg" width="full" onClick={close}>
        {t('transfer.close')}
      </Button>
    </Stack>
  );
}
