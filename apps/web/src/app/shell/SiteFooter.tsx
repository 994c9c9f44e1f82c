import { Footer, LanguagePicker } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageOf, nativeName } from '../../platform/i18n/languages.ts';
import { inLanguage } from '../../platform/links/paths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';

/** Foot of the site: ways, languages, and what the law and honesty want said. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { companyName, isDemoCashier } = site();
  return (
    <Footer
      label={t('footer.label')}
      links={[
        { label: t('nav.live'), href: paths.section('live') },
        { label: t('nav.sports'), href: paths.section('line') },
        { label: t('nav.history'), href: paths.history },
      ]}
      end={<Languages />}
    >
      <p>{t('footer.legal')}</p>
      {isDemoCashier && <p>{t('footer.demo')}</p>}
      <p>{t('footer.copyright', { company: companyName })}</p>
    </Footer>
  );
}

function Languages() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const { pathname, search } = useLocation();
  const languages = site().languages.map((segment) => {
    const { tag, direction } = languageOf(segment);
    return { code: tag, name: nativeName(segment), href: inLanguage(pathname, segment) + search, direction };
  });
  return <LanguagePicker label={t('footer.language')} languages={languages} value={languageOf(lang).tag} />;
}
