import { Button, Link, RegistrationForm, type FormField } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessOptions } from '../../../features/session/entry/access.api.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';
import { site } from '../../../platform/site/site.ts';
import { useRegistrationEvents } from './registrationEvents.ts';
import { waysOf, wayIn } from './registrationWays.ts';
import { useDetailFields } from './useDetailFields.ts';
import { usePhoneField } from '../phone/usePhoneField.ts';
import { useRegistration, type RegistrationEnds } from './useRegistration.ts';

const TermsSheet = lazyView(() => import('./TermsSheet.tsx'));

export interface RegistrationFieldsProps extends RegistrationEnds {
  readonly options: AccessOptions;
  /** Default country of the form. */
  readonly country: string | undefined;
  readonly segment: string | undefined;
  readonly onSegmentChange: (segment: string) => void;
}

/** Bonuses to choose from; the first is none, so that no bonus is given by default. */
const bonuses = ['0', '1', '2'] as const;

/** Form of each registration method. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { options, segment, onSegmentChange } = props;
  const { t, i18n } = useTranslation('access');
  const loginHref = useLoginHref();
  // A provider's account is a separate method without fields here.
  const ways = waysOf(options.registrationTypes).filter(({ type }) => type !== 'soc_reg');
  const way = wayIn(ways, segment);
  const method = way?.method ?? 'email';
  const asked = options.fields[way?.type ?? 'full_reg'];
  const phone = usePhoneField(method === 'phone');
  const details = useDetailFields(asked, options.minimumAge);
  const [showsTerms, showTerms] = useState(false);
  const form = useRegistration({ ...props, method, asked, phone });
  const { values, errors, change } = form;
  useRegistrationEvents(form.id, method);
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  const password: FormField = {
    kind: 'password',
    id: 'password',
    label: t('fields.password'),
    hint: t('fields.passwordHint'),
    value: values.password,
    error: errors.password,
    autoComplete: 'new-password',
    required: true,
    wide: true,
  };
  const changeField = (id: string, value: string) => {
    const changed = phone.changed(values.phone, id, value);
    const name = details.nameOf(id);
    // The fields for the phone's and the player's country have the same name; with a phone it is the phone's.
    if (method === 'phone' && changed) change({ ...values, phone: changed });
    else if (name) change({ ...values, [name]: value });
    else if (id === 'password') change({ ...values, password: value });
  };
  return (
    <>
      <RegistrationForm
        // A new form per method, so that field errors don't carry over.
        key={method}
        id={form.id}
        method={method}
        methods={ways.map((one) => ({ value: one.method, label: t(`registration.way.${one.type}`) }))}
        values={values}
        fields={[
          ...(method === 'phone' ? [...phone.fieldsOf(values.phone, errors.phone), password] : []),
          ...details.fieldsOf(values, errors),
        ]}
        bonuses={
          asked.some(({ id }) => id === 'bonus')
            ? {
                label: t('bonus.label'),
                value: values.bonus,
                options: bonuses.map((value) => ({ value, label: t(`bonus.${value}`) })),
              }
            : undefined
        }
        errors={errors}
        busy={form.busy}
        currencies={site().registrationCurrencies.map((iso) => ({
          value: iso,
          label: `${names.of(iso) ?? iso} · ${iso}`,
        }))}
        labels={{
          methods: t('registration.methods'),
          email: t('fields.email'),
          password: t('fields.password'),
          passwordHint: t('fields.passwordHint'),
          currency: t('fields.currency'),
          promoCode: asked.some(({ id }) => id === 'promo_code') ? t('fields.promo_code') : undefined,
          optional: t('fields.optional'),
          oneClickLead: t('registration.oneClickLead'),
          submit: t(method === 'phone' ? 'registration.sendCode' : 'registration.submit'),
        }}
        agreement={t('registration.agreement', { age: options.minimumAge })}
        documents={
          <Button size="sm" emphasis="plain" onClick={() => showTerms(true)}>
            {t('registration.readTerms')}
          </Button>
        }
        footer={
          <>
            <span>{t('registration.haveAccount')}</span>
            <Link href={loginHref}>{t('registration.signIn')}</Link>
          </>
        }
        onMethodChange={(next) =>
          onSegmentChange(ways.find((one) => one.method === next)?.segment ?? way?.segment ?? 'full')
        }
        onValuesChange={(next) => change({ ...values, ...next, promoCode: next.promoCode ?? '' })}
        onFieldChange={changeField}
        onBonusChange={(bonus) => change({ ...values, bonus })}
        onSubmit={form.submit}
      />
      {showsTerms && <TermsSheet onClose={() => showTerms(false)} />}
    </>
  );
}
