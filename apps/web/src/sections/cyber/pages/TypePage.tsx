import { SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CyberType } from '../../../platform/links/cyberPaths.ts';
import { CyberMatches } from '../parts/CyberMatches.tsx';
import { CyberPage } from '../parts/CyberPage.tsx';
import { Disciplines } from '../parts/Disciplines.tsx';
import { useCyberPaths } from '../cyber.ts';

const NEXT = 10;

/** Page of e-sports or simulated sports: disciplines, live and upcoming matches. */
export function TypePage({ type }: { readonly type: CyberType }) {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  return (
    <CyberPage title={t(`type.${type}`)} lead={t(`type.${type}Text`)}>
      <Disciplines type={type} />
      <Stack gap="sm">
        <SectionTitle allLabel={t('allLabel')} allHref={paths.all}>
          {t('live')}
        </SectionTitle>
        <CyberMatches type={type} section="live" title={t('live')} mixed />
      </Stack>
      <Stack gap="sm">
        <SectionTitle allLabel={t('allLabel')} allHref={`${paths.all}?section=line`}>
          {t('next')}
        </SectionTitle>
        <CyberMatches type={type} section="line" most={NEXT} title={t('next')} mixed />
      </Stack>
    </CyberPage>
  );
}
