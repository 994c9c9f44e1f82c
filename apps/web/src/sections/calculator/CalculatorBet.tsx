import { COUPON_TYPE, foldViewId, oddsFormat, rulesOf } from '@touchline/betting';
import { Field, Grid, Input, Select, Stack, Switch, onSide } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { currencyMark } from '../../platform/format/money.ts';
import { site } from '../../platform/site/site.ts';
import { freeUnits, type Calculation } from './calculationModel.ts';
import { changed, withType, withView } from './calculationChange.ts';

export interface CalculatorPartProps {
  readonly calculation: Calculation;
  readonly onChange: (next: Calculation) => void;
}

const typeIds = Object.values(COUPON_TYPE);

/** Type, stake and terms of the bet. */
export function CalculatorBet({ calculation, onChange }: CalculatorPartProps) {
  const { t } = useTranslation(['calculator', 'settings']);
  const { typeId, viewId, iso, hasBonusBet } = calculation;
  const views = site().oddsViews.map((id) => foldViewId(id, 0));
  const currencies = [...new Set([iso, ...site().registrationCurrencies])];
  return (
    <Stack gap="md">
      <Field label={t('type')} hint={t(`typeHint.${typeId}`)}>
        <Select
          options={typeIds.map((id) => ({ value: String(id), label: t(`typeName.${id}`) }))}
          value={String(typeId)}
          onValueChange={(value) => {
            const chosen = typeIds.find((id) => String(id) === value);
            if (chosen !== undefined) onChange(withType(calculation, chosen));
          }}
        />
      </Field>
      <Grid gap="md">
        <Stakes calculation={calculation} onChange={onChange} />
        <System calculation={calculation} onChange={onChange} />
        <Field label={t('format')}>
          <Select
            options={[...new Set([viewId, ...views])].map((id) => ({
              value: String(id),
              label: t(`settings:odds.${oddsFormat(id)}`),
            }))}
            value={String(viewId)}
            onValueChange={(value) => onChange(withView(calculation, Number(value)))}
          />
        </Field>
        <Field label={t('currency')}>
          <Select
            options={currencies.map((code) => ({ value: code, label: code }))}
            value={iso}
            onValueChange={(value) => onChange({ ...calculation, iso: value })}
          />
        </Field>
      </Grid>
      {typeId === COUPON_TYPE.express && (
        <Switch
          label={t('bonus')}
          hint={t('bonusHint')}
          checked={hasBonusBet}
          onCheckedChange={(checked) => onChange({ ...calculation, hasBonusBet: checked })}
        />
      )}
    </Stack>
  );
}

function Stakes({ calculation, onChange }: CalculatorPartProps) {
  const { t, i18n } = useTranslation('calculator');
  const { typeId, stake, iso, blockStakes, legs } = calculation;
  // Each single has its own stake.
  if (typeId === COUPON_TYPE.multipleSingles) return null;
  const isInBlocks = typeId === COUPON_TYPE.conditional;
  const blocks = [...new Set(legs.map(({ blockId }) => blockId))].filter((block) => block > 1);
  const { currency, currencySide } = currencyMark(iso, i18n.language);
  const sign = onSide(currency, currencySide);
  return (
    <>
      <Field label={t(isInBlocks ? 'firstStake' : 'stake')}>
        <Input
          value={stake}
          numeric
          inputMode="decimal"
          {...sign}
          onValueChange={(text) => onChange({ ...calculation, stake: text })}
        />
      </Field>
      {isInBlocks &&
        blocks
          .toSorted((a, b) => a - b)
          .map((block) => (
            <Field key={block} label={t('blockStake', { block })}>
              <Input
                value={blockStakes[block] ?? ''}
                placeholder={t('allThere')}
                numeric
                inputMode="decimal"
                {...sign}
                onValueChange={(text) =>
                  onChange(changed(calculation, { blockStakes: { ...blockStakes, [block]: text } }))
                }
              />
            </Field>
          ))}
    </>
  );
}

function System({ calculation, onChange }: CalculatorPartProps) {
  const { t } = useTranslation('calculator');
  const { typeId, systemValue } = calculation;
  const { takesSystemValue, blocks } = rulesOf(typeId);
  if (!takesSystemValue) return null;
  const free = freeUnits(calculation);
  const values = Array.from({ length: Math.max(1, free - 2) }, (_, index) => index + 2);
  return (
    <Field label={t(blocks ? 'systemBlocks' : 'system')}>
      <Select
        options={values.map((value) => ({ value: String(value), label: t('systemOption', { value, free }) }))}
        value={String(systemValue)}
        onValueChange={(value) => onChange(changed(calculation, { systemValue: Number(value) }))}
      />
    </Field>
  );
}
