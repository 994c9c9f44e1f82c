import type { SiteConfig } from '@touchline/contract';
import { Button, Footer, Link } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { chooseAnew } from '../../features/consent/consent.store.ts';
import { nativeName } from '../../platform/i18n/languages.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';
import { site } from '../../platform/site/site.ts';
import { useRouteMeta } from './useRouteMeta.ts';

/** Lazy: only few pages have this text. */
const SeoText = browserView(async () => ({
  default: (await import('../../features/seo/SeoText.tsx')).SeoText,
}));

/** Site footer: links, language switch, legal and responsible-gambling notices. */
export default function SiteFooter() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const eventPaths = useEventPaths();
  const { companyName, isDemoCashier, licence, minimumAge } = site();
  const { meta } = useRouteMeta();
  return (
    <>
      {!meta.hides?.includes('seo') && <SeoText />}
      <Footer
        label={t('footer.label')}
        links={[
          { label: t('nav.live'), href: paths.section('live') },
          { label: t('nav.sports'), href: paths.section('line') },
          { label: t('nav.casino'), href: paths.casino },
          { label: t('nav.cricket'), href: paths.cricket },
          { label: t('nav.cyber'), href: paths.cyber },
          { label: t('nav.expressDay'), href: paths.expressDay },
          { label: t('nav.history'), href: paths.history },
          { label: t('nav.results'), href: eventPaths.results() },
          { label: t('nav.champs'), href: eventPaths.champs() },
          { label: t('nav.broadcasts'), href: eventPaths.broadcasts() },
          { label: t('nav.calculator'), href: paths.calculator },
          { label: t('nav.limits'), href: paths.responsible },
        ].filter(({ href }) => isOffered(href))}
        care={{ age: `${minimumAge}+`, text: t('footer.legal') }}
        end={<LanguageLink />}
      >
        {site().visit?.asksConsent && <CookieSettings />}
        {isDemoCashier && <p>{t('footer.demo')}</p>}
        {licence && <Licence {...licence} />}
        <p>{t('footer.copyright', { company: companyName })}</p>
      </Footer>
    </>
  );
}

/** Company and licence, with a link to the regulator's register where the site has one. */
function Licence({ text, address }: NonNullable<SiteConfig['licence']>) {
  return (
    <p>
      {address === undefined ? (
        text
      ) : (
        <Link href={address} tone="muted">
          {text}
        </Link>
      )}
    </p>
  );
}

/** Reopens the choice of cookies. */
function CookieSettings() {
  const { t } = useTranslation('visit');
  if (!useLazyBundle('visit')) return null;
  return (
    <Button size="sm" tone="muted" emphasis="plain" onClick={() => chooseAnew(true)}>
      {t('cookies.change')}
    </Button>
  );
}

/** The current language, linked to the language switch. */
function LanguageLink() {
  const lang = useLang();
  const { hrefOf } = useSheets();
  return (
    <Link href={hrefOf('settings')} tone="muted">
      {nativeName(lang)}
    </Link>
  );
}
