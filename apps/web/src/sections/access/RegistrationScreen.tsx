import { CredentialsCard, Heading, Link, RegistrationForm, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { site } from '../../platform/site/site.ts';
import { useCopy } from './useCopy.ts';
import { useGoOn } from './useGoOn.ts';
import { useRegistration, type Credentials } from './useRegistration.ts';

/** Registration by e-mail or in one click; the credentials of one click are shown once. */
export function Component() {
  const { t } = useTranslation('access');
  const [credentials, setCredentials] = useState<Credentials>();
  usePageTitle(t('registration.title'));
  return credentials ? <ShownOnce {...credentials} /> : <Form onCredentials={setCredentials} />;
}

function Form({ onCredentials }: { readonly onCredentials: (credentials: Credentials) => void }) {
  const { t, i18n } = useTranslation('access');
  const paths = usePaths();
  const navigate = useNavigate();
  const { show_one_click: oneClick, registrationCurrencies } = site();
  const { type } = useParams();
  const method = oneClick && type === 'fast' ? 'oneClick' : 'email';
  const form = useRegistration(method, onCredentials);
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('registration.title')}</Heading>
      <RegistrationForm
        id={form.id}
        method={method}
        methods={[
          { value: 'email', label: t('registration.byEmail') },
          ...(oneClick ? [{ value: 'oneClick' as const, label: t('registration.inOneClick') }] : []),
        ]}
        values={form.values}
        errors={form.errors}
        busy={form.busy}
        currencies={registrationCurrencies.map((iso) => ({
          value: iso,
          label: `${names.of(iso) ?? iso} · ${iso}`,
        }))}
        words={{
          methods: t('registration.methods'),
          email: t('fields.email'),
          password: t('fields.password'),
          passwordHint: t('fields.passwordHint'),
          currency: t('fields.currency'),
          oneClickLead: t('registration.oneClickLead'),
          submit: t('registration.submit'),
        }}
        agreement={t('registration.agreement')}
        footer={
          <>
            <span>{t('registration.haveAccount')}</span>
            <Link href={paths.login}>{t('registration.signIn')}</Link>
          </>
        }
        onMethodChange={(next) =>
          void navigate(paths.registration(next === 'oneClick' ? 'fast' : 'full'), {
            replace: true,
            preventScrollReset: true,
          })
        }
        onValuesChange={({ email, password, currency, agreed }) =>
          form.change({ email, password, currency, agreed })
        }
        onSubmit={form.submit}
      />
    </Stack>
  );
}

function ShownOnce({ login, password }: Credentials) {
  const { t } = useTranslation('access');
  const goOn = useGoOn();
  const { copied, copy } = useCopy();
  const secrets = { login, password };
  const said = { login: t('credentials.loginCopied'), password: t('credentials.passwordCopied') };
  return (
    <CredentialsCard
      title={t('credentials.title')}
      warning={t('credentials.warning')}
      credentials={[
        { id: 'login', label: t('credentials.login'), value: login, copyLabel: t('credentials.copyLogin') },
        {
          id: 'password',
          label: t('fields.password'),
          value: password,
          copyLabel: t('credentials.copyPassword'),
        },
      ]}
      copied={copied === 'failed' ? t('credentials.copyFailed') : copied && said[copied]}
      doneLabel={t('credentials.done')}
      onCopy={(id) => void copy(id, secrets[id])}
      onDone={goOn}
    />
  );
}
