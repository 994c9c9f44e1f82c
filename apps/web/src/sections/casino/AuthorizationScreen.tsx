import { ButtonLink, EmptyState, Inline, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { offersRegistration } from '../../platform/links/entrySheets.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CasinoHead } from './CasinoHead.tsx';

/** Tells guests what an account keeps of their games, with the ways into one. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles', 'common']);
  const paths = usePaths();
  const loginHref = useLoginHref();
  usePageTitle(t('titles:of.myCasino'));
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1}>{t('titles:of.myCasino')}</SectionTitle>
      <EmptyState
        icon="login"
        title={t('own.signIn')}
        detail={t('own.signInDetail')}
        action={
          <Inline wrap="wrap" justify="center">
            <ButtonLink href={loginHref} tone="strong">
              {t('common:header.signIn')}
            </ButtonLink>
            {offersRegistration() && (
              <ButtonLink href={paths.registration()}>{t('common:header.register')}</ButtonLink>
            )}
          </Inline>
        }
      />
    </Stack>
  );
}
