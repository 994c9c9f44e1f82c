import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { EmailActivation } from './EmailActivation.tsx';

/** Proves by a code that the player's e-mail is theirs, on a page of its own. */
export function Component() {
  const { t } = useTranslation('titles');
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('of.emailActivation')}</Heading>
      <EmailActivation />
    </Stack>
  );
}
