import { ChipLink, ChipRow, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { currencyPages } from './currencyPages.ts';
import { RatesPart } from './RatesPart.tsx';
import { SpreadsPart } from './SpreadsPart.tsx';
import { TransfersPart } from './TransfersPart.tsx';

const parts = { rates: RatesPart, spreads: SpreadsPart, transfers: TransfersPart } as const;

interface CurrenciesScreenProps {
  /** Page by its segment of the address; the first one if absent or unknown. */
  readonly page: string | undefined;
}

/** Exchange rates, spreads of sites, and currencies that sites give up. */
export function CurrenciesScreen({ page }: CurrenciesScreenProps) {
  const current = currencyPages.find((one) => one === page) ?? currencyPages[0];
  const Part = parts[current];
  return (
    <Stack gap="md">
      <PageHead title={t('nav.currencies')} detail={t(`currencies.${current}.detail`)} />
      <ChipRow label={t('currencies.pages')}>
        {currencyPages.map((one) => (
          <ChipLink key={one} href={to('currencies', one)} selected={one === current}>
            {t(`currencies.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Part />
    </Stack>
  );
}
