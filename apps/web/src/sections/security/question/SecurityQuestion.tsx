import { Button, ButtonLink, ErrorState, ResultCard, Skeleton, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  removeSecurityQuestion,
  securityQuestionQuery,
} from '../../../features/session/security/securityQuestion.api.ts';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useQuestionText } from '../../../widgets/personal/useQuestionText.ts';
import { PasswordStep } from '../PasswordStep.tsx';
import { QuestionForm } from './QuestionForm.tsx';

/** The player's security question: set, change, remove. */
export default function SecurityQuestion() {
  const { t } = useTranslation(['security', 'titles']);
  const paths = useSecurityPaths();
  const textOf = useQuestionText();
  const { data, isError, refetch } = useQuery(securityQuestionQuery);
  const [task, setTask] = useState<'look' | 'change' | 'remove' | 'set'>('look');
  usePageTitle(t('titles:of.securityQuestion'));
  if (isError && !data) {
    return (
      <ErrorState
        title={t('security:list.failed')}
        retryLabel={t('security:list.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton shape="block" />;
  if (task === 'remove') {
    return (
      <PasswordStep
        tone="danger"
        lead={t('security:question.removeLead')}
        submitLabel={t('security:question.remove')}
        onPassword={async (password) => {
          await removeSecurityQuestion(password);
          setTask('look');
          await loadUserConfig({ isForced: true });
        }}
      />
    );
  }
  if (!data.isSet || task === 'change') {
    return (
      <QuestionForm
        isChange={data.isSet}
        onDone={() => {
          setTask('set');
          void loadUserConfig({ isForced: true });
        }}
      />
    );
  }
  return (
    <ResultCard
      title={task === 'set' ? t('security:question.done') : t('security:question.isSet')}
      detail={data.question && textOf(data.question)}
      actions={
        <Stack>
          <ButtonLink tone="strong" size="lg" width="full" href={paths.overview}>
            {t('security:activation.back')}
          </ButtonLink>
          <Button size="lg" width="full" onClick={() => setTask('change')}>
            {t('security:question.change')}
          </Button>
          <Button emphasis="plain" width="full" onClick={() => setTask('remove')}>
            {t('security:question.remove')}
          </Button>
        </Stack>
      }
    />
  );
}
