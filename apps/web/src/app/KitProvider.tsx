import { UiProvider, type LinkComponentProps } from '@touchline/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sheetIn } from '../platform/links/sheets.ts';
import { languageOf } from '../platform/i18n/languages.ts';

/** Gives the kit words, direction and the router's link, in the language that is spoken. */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('common');
  const tag = i18n.language;
  const messages = useMemo(
    () => ({
      close: t('kit.close'),
      dismiss: t('kit.dismiss'),
      notifications: t('kit.notifications'),
      loading: t('kit.loading'),
      showPassword: t('kit.showPassword'),
      hidePassword: t('kit.hidePassword'),
      skipToContent: t('kit.skipToContent'),
    }),
    [t],
  );
  return (
    <UiProvider direction={languageOf(tag).direction} locale={tag} messages={messages} link={RouterLink}>
      {children}
    </UiProvider>
  );
}

/** The router's link; one that opens a sheet over the same page says so, for Back to close it. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  const sheet = sheetIn(href.slice(href.indexOf('?') + 1)) !== undefined;
  return (
    <Link to={href} {...rest} {...(sheet ? { state: { overPage: true }, preventScrollReset: true } : {})} />
  );
}
