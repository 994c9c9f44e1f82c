import { UiProvider, type FollowLink, type LinkComponentProps } from '@touchline/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import { sheetIn } from '../platform/links/sheets.ts';
import { languageOf } from '../platform/i18n/languages.ts';
import { useSay } from '../platform/i18n/useWord.ts';

/** Provides the kit with labels, text direction and the router's link, in the current language. */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const tag = useTranslation().i18n.language;
  const follow = useFollow();
  const messages = useMemo(
    () => ({
      close: say('common', 'kit.close'),
      dismiss: say('common', 'kit.dismiss'),
      notifications: say('common', 'kit.notifications'),
      loading: say('common', 'kit.loading'),
      showPassword: say('common', 'kit.showPassword'),
      hidePassword: say('common', 'kit.hidePassword'),
      skipToContent: say('common', 'kit.skipToContent'),
      skipToCoupon: say('common', 'kit.skipToCoupon'),
    }),
    [say],
  );
  return (
    <UiProvider
      direction={languageOf(tag).direction}
      locale={tag}
      messages={messages}
      link={RouterLink}
      follow={follow}
    >
      {children}
    </UiProvider>
  );
}

/** An address on another site or with another scheme, left to the browser. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function RouterLink(props: LinkComponentProps) {
  return ELSEWHERE.test(props.href) ? <a {...props} /> : <OwnLink {...props} />;
}

/** Follows a row's link as the router's own links do; rows are too many to give each a link component. */
function useFollow(): FollowLink {
  const navigate = useNavigate();
  return useCallback(
    (event, href) => {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      event.preventDefault();
      void navigate(href);
    },
    [navigate],
  );
}

/**
 * A link within the app. A link that opens a sheet over the same page marks its history entry, so that Back closes
 * the sheet.
 */
function OwnLink({ href, onClick, target, ...rest }: LinkComponentProps) {
  const opensSheet = sheetIn(href.slice(href.indexOf('?') + 1)) !== undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(target !== undefined && { target }),
    ...(opensSheet && { state: { overPage: true }, preventScrollReset: true }),
  });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
