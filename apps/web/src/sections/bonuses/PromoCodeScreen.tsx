import { ButtonLink, Inline, Link, Paragraph, PromoCodeForm, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAccounts } from '../../features/account/account.api.ts';
import { track } from '../../features/analytics/track.ts';
import { activateCode, checkCode, type CheckedCode } from '../../features/bonuses/bonuses.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { bonusErrors } from './useBonusActions.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

const codeErrors = {
  ...bonusErrors,
  PROMO_CODE_NOT_FOUND: 'code.unknown',
  PROMO_CODE_USED: 'code.state.used',
  PROMO_CODE_EXPIRED: 'code.state.expired',
  PROMO_CODE_NOT_YET: 'code.state.notYet',
  PROMO_CODE_EXHAUSTED: 'code.state.exhausted',
  PROMO_CODE_NEEDS: 'code.state.needs',
  TOO_MANY_ATTEMPTS: 'code.tooMany',
} as const;

/** Parameter of the page: a code that a link brings. */
const CODE = 'promocode';
/** Form of all codes; the server reads them in any case. */
const CODE_FORM = /^[a-z0-9]{4,32}$/i;

/** Checks a promo code, shows what it gives, and uses it. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  usePageTitle(t('titles:of.promoCheck'));
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get(CODE) ?? '');
  const [checked, setChecked] = useState<CheckedCode>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const errorMessage = useErrorMessage('bonuses', codeErrors);
  const { accounts, active } = useAccounts(true);
  const iso = (active?.type === 4 ? accounts.find(({ type }) => type !== 4) : active)?.iso;
  const paths = bonusPathsIn(useLang());
  const details = useDetails();
  const texts = useBonusTexts();

  async function attempt(work: (iso: string) => Promise<void>): Promise<void> {
    if (iso === undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      await work(iso);
    } catch (failure) {
      setChecked(undefined);
      if (failure instanceof ApiError && failure.code === 'PROMO_CODE_NOT_FOUND') {
        track('promo_code_check', 'unknown');
      }
      setError(errorMessage(failure));
    }
    setBusy(false);
  }

  const check = () =>
    attempt(async (of) => {
      const found = await checkCode(code, of);
      setChecked(found);
      track('promo_code_check', 'found');
      if (found.state !== 'usable') setError(t(`bonuses:code.state.${found.state}`));
    });
  const use = () =>
    attempt(async (of) => {
      const bonus = await activateCode(code, of);
      notify({ kind: 'success', title: t('bonuses:code.used', { title: texts.title(bonus) }) });
      setChecked(undefined);
      setCode('');
    });

  const offer = checked?.offer;
  const isUsable = checked?.state === 'usable';
  return (
    <Stack gap="lg">
      <PromoCodeForm
        title={t('bonuses:code.title')}
        value={code}
        labels={{
          code: t('bonuses:code.label'),
          submit: t(isUsable ? 'bonuses:code.use' : 'bonuses:code.check'),
          hint: t('bonuses:code.hint'),
        }}
        error={error}
        busy={isBusy}
        result={offer && { text: texts.title(offer), details: details(offer) }}
        onValueChange={(text) => {
          setCode(text);
          setChecked(undefined);
          setError(undefined);
        }}
        onSubmit={() => {
          if (CODE_FORM.test(code.trim())) void (isUsable ? use() : check());
          else setError(t('bonuses:code.hint'));
        }}
      />
      {offer && (
        <Paragraph tone="muted">
          {texts.text(offer)} {texts.terms(offer.terms, offer.iso)}
        </Paragraph>
      )}
      <Inline gap="md" wrap="wrap">
        <Link href={paths.codes}>{t('bonuses:toCodes')}</Link>
        <Link href={paths.bonuses}>{t('bonuses:all')}</Link>
      </Inline>
      {checked?.state === 'needs' && (
        <ButtonLink href={paths.deposit} width="full">
          {t('bonuses:toDeposit')}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** Returns what a code gives, with the key terms. */
function useDetails() {
  const { t } = useTranslation('bonuses');
  const texts = useBonusTexts();
  const format = useFormat();
  return (offer: NonNullable<CheckedCode['offer']>) => [
    { id: 'kind', label: t('code.kind'), value: texts.kind(offer) },
    { id: 'amount', label: t('code.amount'), value: texts.amount(offer) },
    ...(offer.until === undefined
      ? []
      : [{ id: 'until', label: t('code.until'), value: format.date(offer.until) }]),
  ];
}
