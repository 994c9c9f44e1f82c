import { ChipLink, ChipRow, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { currencyPages, type CurrencyPage } from './currencyPages.ts';
import { RatesPart } from './RatesPart.tsx';
import { SpreadsPart } from './SpreadsPart.tsx';
import { TransfersPart } from './TransfersPart.tsx';

const parts = { rates: RatesPart, spreads: SpreadsPart, transfers: TransfersPart } as const;

/** Exchange rates, spreads of sites, and currencies that sites give up. */
export function CurrenciesScreen({ page }: { readonly page: CurrencyPage }) {
  const Part = parts[page];
  return (
    <Stack gap="md">
      <PageHead title={t('nav.currencies')} detail={t(`currencies.${page}.detail`)} />
      <ChipRow label={t('currencies.pages')}>
        {currencyPages.map((one) => (
          <ChipLink key={one} href={to('currencies', one)} selected={one === page}>
            {t(`currencies.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Part />
    </Stack>
  );
}
