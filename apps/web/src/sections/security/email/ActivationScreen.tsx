import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { EmailActivation } from './EmailActivation.tsx';

/** Standalone page to activate the player's email by a code. */
export function Component() {
  const { t } = useTranslation('titles');
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('of.emailActivation')}</Heading>
      <EmailActivation />
    </Stack>
  );
}
