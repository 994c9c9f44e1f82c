import { Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';

const View = lazyView(() => import('./ClarifyData.tsx'), FieldsSkeleton);

/** Page for data that the registration left out, before the page that the player was going to. */
export function Component() {
  const { t } = useTranslation('personal');
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('clarify.title')}</Heading>
      <View />
    </Stack>
  );
}
