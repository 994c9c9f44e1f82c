import { SectionTitle, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { CasinoHead } from '../CasinoHead.tsx';

interface PromotionPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Page of promotions, tournaments or challenges: the casino's head, the title and the content. */
export function PromotionPage({ title, children }: PromotionPageProps) {
  usePageTitle(title);
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}
