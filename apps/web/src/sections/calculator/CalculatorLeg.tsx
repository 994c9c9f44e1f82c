import { COUPON_TYPE, LOBBY, rulesOf } from '@touchline/betting';
import { Checkbox, Field, Grid, Input, Select, onSide } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { currencyMark } from '../../platform/format/money.ts';
import { calcResults, type CalcLeg, type Calculation } from './calculationModel.ts';
import { typedPrice } from './calculationChange.ts';

export interface CalculatorLegProps {
  readonly calculation: Calculation;
  readonly leg: CalcLeg;
  readonly onChange: (change: Partial<CalcLeg>) => void;
}

/** One selection: price, result, and fields specific to the type of bet. */
export function CalculatorLeg({ calculation, leg, onChange }: CalculatorLegProps) {
  const { t, i18n } = useTranslation('calculator');
  const { typeId, iso, viewId } = calculation;
  const { currency, currencySide } = currencyMark(iso, i18n.language);
  const sign = onSide(currency, currencySide);
  return (
    <>
      <Grid gap="md">
        <Field label={t('price')}>
          <Input
            value={leg.odds}
            numeric
            inputMode="text"
            autoComplete="off"
            onValueChange={(odds) => onChange(typedPrice(odds, viewId))}
          />
        </Field>
        <Field label={t('result')}>
          <Select
            options={calcResults.map((id) => ({ value: id, label: t(`results.${id}`) }))}
            value={leg.result}
            onValueChange={(result) => onChange({ result })}
          />
        </Field>
        {leg.result === 'dead-heat' && <DeadHeat leg={leg} onChange={onChange} />}
        {typeId === COUPON_TYPE.multipleSingles && (
          <Field label={t('stake')}>
            <Input
              value={leg.stake}
              numeric
              inputMode="decimal"
              {...sign}
              onValueChange={(stake) => onChange({ stake })}
            />
          </Field>
        )}
        <Block calculation={calculation} leg={leg} onChange={onChange} />
      </Grid>
      {rulesOf(typeId).takesBankers && (
        <Checkbox checked={leg.isBanker} onCheckedChange={(isBanker) => onChange({ isBanker })}>
          {t('banker')}
        </Checkbox>
      )}
    </>
  );
}

type PartProps = Omit<CalculatorLegProps, 'calculation'>;

const places = Array.from({ length: 9 }, (_, index) => index + 1);

function DeadHeat({ leg, onChange }: PartProps) {
  const { t } = useTranslation('calculator');
  return (
    <>
      <Field label={t('places')}>
        <Select
          options={places.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(leg.places)}
          onValueChange={(value) => onChange({ places: Number(value) })}
        />
      </Field>
      <Field label={t('tied')}>
        <Select
          options={places.map((count) => ({ value: String(count + 1), label: String(count + 1) }))}
          value={String(leg.tied)}
          onValueChange={(value) => onChange({ tied: Number(value) })}
        />
      </Field>
    </>
  );
}

/** Block of the selection, in types with blocks; the last option creates a new one. */
function Block({ calculation: { typeId, legs }, leg, onChange }: CalculatorLegProps) {
  const { t } = useTranslation('calculator');
  const rules = rulesOf(typeId).blocks;
  if (!rules) return null;
  const last = Math.max(0, ...legs.map(({ blockId }) => blockId));
  const blocks = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <Field label={t('block')}>
      <Select
        options={[
          ...(rules.takesLobby ? [{ value: String(LOBBY), label: t('lobby') }] : []),
          ...blocks.map((number) => ({ value: String(number), label: t('blockName', { number }) })),
          { value: String(last + 1), label: t('newBlock', { number: last + 1 }) },
        ]}
        value={String(leg.blockId)}
        onValueChange={(value) => onChange({ blockId: Number(value) })}
      />
    </Field>
  );
}
