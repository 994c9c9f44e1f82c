import { useQuery } from '@tanstack/react-query';
import type { OfferPreview } from '@touchline/contract/operators';
import { Button, DetailList, Field, Grid, Inline, Input, Notice, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { judge } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { problemText } from '../shared/problemText.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { faultsText } from './faultsText.ts';
import type { OfferDraft } from './offerDraft.ts';
import { termsOf } from './offerTerms.ts';

interface OfferPreviewCardProps {
  readonly siteId: string;
  readonly draft: OfferDraft;
}

/** Shows what a sample player gets from an offer as it is written now: amount, requirement, average cost. */
export function OfferPreviewCard({ siteId, draft }: OfferPreviewCardProps) {
  const [chosenIso, setChosenIso] = useState('');
  const [deposit, setDeposit] = useState('50.00');
  const terms = termsOf(draft);
  const currencies = [...new Set(terms.currencies.map(({ iso }) => iso))];
  const iso = currencies.find((one) => one === chosenIso) ?? currencies[0] ?? '';
  const given = { path: { siteId }, body: { terms, iso, deposit: deposit.trim() } };
  const [sent, setSent] = useState<typeof given>();
  const { data, error, isFetching, refetch } = useQuery({
    ...judge('/ops/bonuses/{siteId}/preview', sent ?? given),
    enabled: sent !== undefined,
  });
  // A preview of other terms than those in the form would mislead.
  const isCurrent = JSON.stringify(sent) === JSON.stringify(given);
  return (
    <TitledCard title={t('preview.title')}>
      <Stack gap="md">
        <Grid columns="fit">
          <Field label={t('preview.iso')}>
            <Select options={optionsOf(currencies)} value={iso} onValueChange={setChosenIso} />
          </Field>
          <Field label={t('preview.deposit')}>
            <Input value={deposit} onValueChange={setDeposit} inputMode="decimal" numeric />
          </Field>
        </Grid>
        <Inline>
          <Button busy={isFetching} onClick={() => (isCurrent ? void refetch() : setSent(given))}>
            {t('preview.show')}
          </Button>
        </Inline>
        {isCurrent && error !== null ? (
          <Notice tone="danger" announced>
            {problemText(error)}
          </Notice>
        ) : null}
        {isCurrent && data ? <Preview preview={data} /> : null}
      </Stack>
    </TitledCard>
  );
}

function Preview({ preview }: { readonly preview: OfferPreview }) {
  return (
    <>
      {preview.faults.length > 0 ? <Notice tone="warning">{faultsText(preview.faults)}</Notice> : null}
      {preview.amount === undefined ? (
        <Notice tone="info">{t('preview.nothing')}</Notice>
      ) : (
        <DetailList details={detailsOf(preview)} />
      )}
    </>
  );
}

function detailsOf(preview: OfferPreview) {
  const names = ['amount', 'required', 'cost', 'maxBet', 'maxConvert'] as const;
  return names.flatMap((name) => {
    const value = preview[name];
    return value === undefined
      ? []
      : [{ id: name, label: t(`preview.${name}`), value: moneyText(value, preview.iso) }];
  });
}
