import { AgeGate, BottomSheet, Button, ButtonLink, InstallPrompt, SiteNews, Stack } from '@touchline/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { track } from '../../../features/analytics/track.ts';
import { CookieQuestion } from '../../../features/consent/CookieQuestion.tsx';
import { useSession } from '../../../features/session/useSession.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { hasCashier, site } from '../../../platform/site/site.ts';
import { install, installing } from '../pwa/installing.ts';
import { putOffUpdate, takeOver } from '../pwa/worker.ts';
import type { PopupName } from './queue.ts';
import { closeDeposit, closeIdentify, remember, rememberConvert } from './remembered.ts';
import { useIdentify } from './useIdentify.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePopup } from './usePopup.ts';

// Shown to few players.
const BonusPopup = lazyView(() => import('./BonusPopup.tsx'));

/** Shows the one popup that is due. */
export function Popups({ place }: { readonly place: Element | null }) {
  const name = usePopup(place !== null);
  const hasBundle = useLazyBundle('visit');
  useEffect(() => {
    if (name !== undefined) track('popup_shown', name);
  }, [name]);
  if (name === undefined || !hasBundle) return null;
  const Popup = popups[name];
  if (Popup.isAtFoot) return place && createPortal(<Popup.View />, place);
  return <Popup.View />;
}

interface Popup {
  readonly View: () => React.ReactNode;
  readonly isAtFoot?: true;
}

const popups: Readonly<Record<PopupName, Popup>> = {
  age: { View: Age },
  'new-site': { View: News },
  cookies: { View: CookieQuestion, isAtFoot: true },
  identify: { View: Identify },
  'first-deposit': { View: Deposit },
  convert: { View: Convert },
  bonus: { View: Bonus },
  update: { View: Update, isAtFoot: true },
  install: { View: Install, isAtFoot: true },
};

function Age() {
  const { t } = useTranslation('visit');
  return (
    <AgeGate
      open
      title={t('age.title')}
      detail={t('age.detail')}
      confirmLabel={t('age.confirm')}
      leaveLabel={t('age.leave')}
      onConfirm={() => remember('age')}
      onLeave={() => location.replace('about:blank')}
    />
  );
}

function News() {
  const { t } = useTranslation('visit');
  return (
    <SiteNews
      open
      onOpenChange={() => remember('news')}
      title={t('news.title')}
      description={t('news.description')}
      points={[
        { icon: 'coupon', title: t('news.coupon'), detail: t('news.couponDetail') },
        { icon: 'gauge', title: t('news.limits'), detail: t('news.limitsDetail') },
        { icon: 'search', title: t('news.search'), detail: t('news.searchDetail') },
      ]}
      doneLabel={t('news.done')}
    />
  );
}

function Deposit() {
  const { t } = useTranslation('visit');
  const { recharge } = usePaths();
  const { hrefOf } = useSheets();
  const href = hasCashier() ? hrefOf('cashier') : recharge;
  return (
    <Asked title={t('deposit.title')} detail={t('deposit.detail')} onClose={() => closeDeposit(true)}>
      <ButtonLink tone="strong" size="lg" width="full" href={href} onClick={() => closeDeposit(true)}>
        {t('deposit.go')}
      </ButtonLink>
      <Button size="lg" width="full" onClick={() => closeDeposit(true)}>
        {t('deposit.later')}
      </Button>
    </Asked>
  );
}

function Bonus() {
  return <BonusPopup />;
}

function Identify() {
  const { t } = useTranslation('visit');
  const { home } = usePaths();
  const now = useIdentify();
  if (!now) return null;
  const close = () => closeIdentify(now.asked);
  return (
    <Asked title={t('identify.title')} detail={t(`identify.${now.reason}`)} onClose={close}>
      <ButtonLink tone="strong" size="lg" width="full" href={`${home}/${now.page}`} onClick={close}>
        {t('identify.go')}
      </ButtonLink>
      <Button size="lg" width="full" onClick={close}>
        {t('identify.later')}
      </Button>
    </Asked>
  );
}

function Convert() {
  const { t } = useTranslation('visit');
  const { home } = usePaths();
  const { player } = useSession();
  const close = () => rememberConvert(player?.id ?? '');
  return (
    <Asked title={t('convert.title')} detail={t('convert.detail')} onClose={close}>
      <ButtonLink
        tone="strong"
        size="lg"
        width="full"
        href={`${home}/office/convert-account`}
        onClick={close}
      >
        {t('convert.go')}
      </ButtonLink>
      <Button size="lg" width="full" onClick={close}>
        {t('convert.later')}
      </Button>
    </Asked>
  );
}

function Asked(props: {
  readonly title: string;
  readonly detail: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  const { title, detail, onClose, children } = props;
  return (
    <BottomSheet open onOpenChange={onClose} title={title} description={detail}>
      <Stack>{children}</Stack>
    </BottomSheet>
  );
}

/** The site's icon; the file exists for the web app manifest anyway. */
const sign = <img src="/icon.svg" alt="" width={48} height={48} />;

function Install() {
  const { t } = useTranslation('visit');
  const later = () => remember('install');
  const ask = async () => {
    if (await install()) track('app_download', 'installed');
    else later();
  };
  return (
    <InstallPrompt
      icon={sign}
      title={t('install.title', { brand: site().wordmark })}
      detail={t('install.detail')}
      laterLabel={t('install.later')}
      onLater={later}
      {...(installing.canAsk
        ? { installLabel: t('install.go'), onInstall: () => void ask() }
        : {
            steps: [
              { icon: 'share', text: t('install.share') },
              { icon: 'plus', text: t('install.add') },
            ],
          })}
    />
  );
}

function Update() {
  const { t } = useTranslation('visit');
  return (
    <InstallPrompt
      icon={sign}
      title={t('update.title')}
      detail={t('update.detail')}
      installLabel={t('update.go')}
      onInstall={takeOver}
      laterLabel={t('update.later')}
      onLater={putOffUpdate}
    />
  );
}
