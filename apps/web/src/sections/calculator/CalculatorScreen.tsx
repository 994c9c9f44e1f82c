import { Button, Card, Heading, SectionTitle, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { CalculatorBet } from './CalculatorBet.tsx';
import { CalculatorLegs } from './CalculatorLegs.tsx';
import { useCalculation } from './useCalculation.ts';

/** Lazy, since an empty form has no result: the calculation of all types is loaded after the fields. */
const CalculatorOutcome = lazyView(
  () => import('./CalculatorOutcome.tsx'),
  () => <Skeleton shape="block" />,
);

/** Calculator for the payout of any coupon: type, prices and results are entered, without network requests. */
export function Component() {
  const { t } = useTranslation('calculator');
  usePageTitle(t('title'));
  const { calculation, change, clear } = useCalculation();
  return (
    <Stack>
      <SectionTitle
        level={1}
        lead={t('intro')}
        end={
          <Button emphasis="outline" onClick={clear}>
            {t('clear')}
          </Button>
        }
      >
        {t('title')}
      </SectionTitle>
      <Card aria-label={t('coupon')}>
        <CalculatorBet calculation={calculation} onChange={change} />
      </Card>
      <Card aria-label={t('legs')}>
        <CalculatorLegs calculation={calculation} onChange={change} />
      </Card>
      <Card aria-label={t('outcome')}>
        <Stack gap="md">
          <Heading level={2}>{t('outcome')}</Heading>
          <CalculatorOutcome calculation={calculation} />
        </Stack>
      </Card>
    </Stack>
  );
}
