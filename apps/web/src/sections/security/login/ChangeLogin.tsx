import { ButtonLink, ResultCard, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginQuery, type LoginState } from '../../../features/session/security/login.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Changes the login: a form, or the day from which it is possible again. */
export default function ChangeLogin() {
  const { t } = useTranslation(['security', 'titles']);
  const query = useQuery(loginQuery);
  usePageTitle(t('titles:of.changeLogin'));
  return (
    <Answered query={query} failed={t('security:login.failed')} skeleton={<Skeleton shape="block" />}>
      {(state) => <Steps state={state} />}
    </Answered>
  );
}

function Steps({ state }: { readonly state: LoginState }) {
  const { t } = useTranslation('security');
  const { home } = usePaths();
  const format = useFormat();
  const [isDone, setDone] = useState(false);
  const { login = state.number, number, nextChangeAt } = state;
  const back = <ButtonLink href={`${home}/office/account`}>{t('login.back')}</ButtonLink>;
  if (isDone) {
    return (
      <ResultCard title={t('login.done')} detail={t('login.doneText', { login, number })} actions={back} />
    );
  }
  if (nextChangeAt !== undefined) {
    return (
      <ResultCard
        tone="pending"
        title={t('login.later', { day: format.date(nextChangeAt) })}
        detail={t('login.laterText', { login, number })}
        actions={back}
      />
    );
  }
  return <LoginForm state={state} onDone={() => setDone(true)} />;
}
