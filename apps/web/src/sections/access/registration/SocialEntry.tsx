import type { SignInStep } from '@touchline/contract';
import {
  AccountForm,
  ButtonLink,
  Checkbox,
  Field,
  ResultCard,
  Paragraph,
  Select,
  Stack,
} from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { errorCodeOf, tracked, trackLoginError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { enterBySocial, registerBySocial } from '../../../features/session/entry/social.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { site } from '../../../platform/site/site.ts';
import { socialReturnIn } from '../../../widgets/social/socialReturn.ts';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import SecondStep from '../signIn/SecondStep.tsx';
import { useWelcome } from './useWelcome.ts';

type Way =
  | { readonly at: 'entering' }
  | { readonly at: 'failed'; readonly error?: unknown }
  | { readonly at: 'step'; readonly step: SignInStep }
  | { readonly at: 'new'; readonly ticket: string; readonly email: string | undefined };

const socialErrors = { 409: 'emailTaken', 422: 'over' } as const;

/** Return from a provider: signs in, asks for a second step, or for registration. */
export default function SocialEntry({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('social');
  const hasBundle = useLazyBundle('social');
  const { login } = usePaths();
  const { hash } = useLocation();
  const errorMessage = useErrorMessage('social', socialErrors);
  const [way, go] = useState<Way>({ at: 'entering' });
  useEffect(() => {
    const back = socialReturnIn(hash);
    if (!hasBundle) return;
    if (!back || 'failed' in back) return go({ at: 'failed' });
    const { ticket } = back;
    enterBySocial({ ticket, save: true }).then(
      (entry) => {
        if ('registration' in entry) go({ at: 'new', ticket, email: entry.registration.email });
        else if ('step' in entry) go({ at: 'step', step: entry.step });
        else {
          track('login_success', 'social');
          onDone();
        }
      },
      (error: unknown) => {
        trackLoginError(error);
        go({ at: 'failed', error });
      },
    );
  }, [hash, hasBundle, onDone]);
  if (!hasBundle || way.at === 'entering') return <FieldsSkeleton />;
  const toSignIn = <ButtonLink href={login}>{t('back')}</ButtonLink>;
  switch (way.at) {
    case 'failed':
      return (
        <ResultCard
          tone="danger"
          title={t('failed')}
          detail={way.error === undefined ? t('failedText') : errorMessage(way.error)}
          actions={toSignIn}
        />
      );
    case 'step':
      return <SecondStep step={way.step} save onDone={onDone} onBack={() => go({ at: 'failed' })} />;
    case 'new':
      return <NewAccount ticket={way.ticket} email={way.email} onDone={onDone} />;
  }
}

interface NewAccountProps {
  readonly ticket: string;
  readonly email: string | undefined;
  readonly onDone: () => void;
}

function NewAccount({ ticket, email, onDone }: NewAccountProps) {
  const { t, i18n } = useTranslation('social');
  const lang = useLang();
  const errorMessage = useErrorMessage('social', socialErrors);
  const welcome = useWelcome();
  const { currency: usual, registrationCurrencies } = site();
  const [query] = useSearchParams();
  const asked = query.get('currency') ?? usual;
  const [currency, setCurrency] = useState(registrationCurrencies.includes(asked) ? asked : usual);
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  const submit = async () => {
    if (!isAgreed) return setError(t('agreementMissing'));
    setBusy(true);
    setError(undefined);
    try {
      const joining = registerBySocial({ ticket, currency, language: lang, isOfAge: true });
      await tracked(
        joining,
        () => track('registration_success', 'social'),
        (cause) => track('registration_error', errorCodeOf(cause)),
      );
      welcome();
      onDone();
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountForm
      title={t('newTitle')}
      lead={t('newText')}
      submitLabel={t('submit')}
      error={error}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <Stack gap="md">
        {email !== undefined && <Paragraph>{t('newAs', { email: `\u2066${email}\u2069` })}</Paragraph>}
        <Field label={t('currency')}>
          <Select
            value={currency}
            options={registrationCurrencies.map((iso) => ({ value: iso, label: names.of(iso) ?? iso }))}
            onValueChange={setCurrency}
          />
        </Field>
        <Checkbox checked={isAgreed} onCheckedChange={setAgreed}>
          {t('agreement')}
        </Checkbox>
      </Stack>
    </AccountForm>
  );
}
