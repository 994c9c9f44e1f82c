import { CookieBanner, CookieSheet, type CookieKind } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { cookieKinds } from '../../platform/cookies/cookies.ts';
import { chooseAnew, consent, decide, kindsOf } from './consent.store.ts';

function useCookieLabels() {
  const { t } = useTranslation('visit');
  return {
    labels: {
      title: t('cookies.title'),
      detail: t('cookies.detail'),
      accept: t('cookies.accept'),
      necessary: t('cookies.necessary'),
      choose: t('cookies.choose'),
      save: t('cookies.save'),
    },
    kinds: kindsOf(15).map((id): CookieKind => ({
      id,
      label: t(`cookies.kind.${id}`),
      hint: t(`cookies.kind.${id}Hint`),
      isNecessary: cookieKinds[id] === cookieKinds.necessary,
    })),
  };
}

/** Asks at the bottom of the page which kinds of cookies the device may store. */
export function CookieQuestion() {
  return <CookieBanner {...useCookieLabels()} onDecide={decide} />;
}

/** Sheet in which the player changes the choice of cookies later. */
export function CookieChoice() {
  return (
    <CookieSheet
      {...useCookieLabels()}
      open
      onOpenChange={chooseAnew}
      defaultValue={kindsOf(consent.agreed ?? 1)}
      onDecide={decide}
    />
  );
}
