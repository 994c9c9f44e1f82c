import { UiProvider, type LinkComponentProps } from '@touchline/ui';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateFunction } from 'react-router';
import { languageOf } from '@touchline/contract/languages';
import { isPlainClick } from '../platform/links/isPlainClick.ts';
import { isOffered } from '../platform/links/offered.ts';
import { sheetIn } from '../platform/links/sheets.ts';

/** The router's function for links; unlike its hooks it doesn't render every link again at each navigation. */
const Navigate = createContext<NavigateFunction>(() => undefined);

/** Provides the kit with labels, text direction and the router's link, in the current language. */
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
      skipToCoupon: t('kit.skipToCoupon'),
    }),
    [t],
  );
  return (
    <Navigate value={useNavigate()}>
      <UiProvider
        direction={languageOf(tag).direction}
        locale={tag}
        messages={messages}
        link={RouterLink}
        hasPage={isOffered}
      >
        {children}
      </UiProvider>
    </Navigate>
  );
}

/** An address on another site or with another scheme, left to the browser. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function RouterLink(props: LinkComponentProps) {
  if (ELSEWHERE.test(props.href)) return <a {...props} />;
  return isOffered(props.href) ? <OwnLink {...props} /> : <TextOfLink {...props} />;
}

/** Content of a link to a page that the site doesn't offer, such as the names in the row of a match. */
function TextOfLink({ className, children }: LinkComponentProps) {
  return <span className={className}>{children}</span>;
}

/**
 * A link within the app. A link that opens a sheet over the same page marks its history entry, so that Back closes
 * the sheet.
 */
function OwnLink({ href, onClick, target, ...rest }: LinkComponentProps) {
  const navigate = use(Navigate);
  return (
    <a
      {...rest}
      target={target}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isHere = target === undefined || target === '_self';
        if (event.defaultPrevented || !isHere || !isPlainClick(event)) return;
        event.preventDefault();
        const opensSheet = sheetIn(href.slice(href.indexOf('?') + 1)) !== undefined;
        void navigate(href, {
          // As in a browser, a link to the page itself adds no entry to the history.
          replace: event.currentTarget.href === location.href,
          ...(opensSheet && { state: { overPage: true }, preventScrollReset: true }),
        });
      }}
    />
  );
}
