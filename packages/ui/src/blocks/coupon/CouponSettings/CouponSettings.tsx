import type { ReactNode } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input, onSide } from '../../../primitives/Input/Input.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import {
  priceRules,
  type CouponSettingsValue,
  type CouponSettingsLabels,
  type CouponSettingLabels,
} from './couponSettingsLabels.ts';
import * as css from './CouponSettings.css.ts';

/** Keys of the settings whose value has the given type. */
type KeysOf<Kind> = {
  [Key in keyof CouponSettingsValue]-?: NonNullable<CouponSettingsValue[Key]> extends Kind ? Key : never;
}[keyof CouponSettingsValue];
type SwitchKey = KeysOf<boolean>;
type AmountKey = Exclude<KeysOf<string>, 'priceRule'>;

export interface CouponSettingsProps extends RootProps<HTMLDivElement> {
  /** Labels of the settings. */
  labels: CouponSettingsLabels;
  /** Current settings. Omit a setting that isn't available. */
  value: CouponSettingsValue;
  /** Symbol or code of the amounts' currency. */
  currency: string;
  /**
   * Side of the currency, the same as in formatted amounts of the language.
   * @default 'start'
   */
  currencySide?: 'start' | 'end' | undefined;
  /**
   * Error messages of the amounts, with a suggested action.
   * @default nothing
   */
  errors?: Partial<Record<AmountKey, string>> | undefined;
  /** Called with the changed settings only. */
  onValueChange?: ((change: Partial<CouponSettingsValue>) => void) | undefined;
}

/** Player's settings of the coupon; changes apply immediately. Renders a `div`. */
export function CouponSettings({
  labels,
  value,
  currency,
  currencySide = 'start',
  errors = {},
  onValueChange,
  ...rest
}: CouponSettingsProps) {
  const toggle = (key: SwitchKey, disabled = false) =>
    value[key] !== undefined && (
      <div className={css.row}>
        <Switch
          {...labels[key]}
          checked={value[key]}
          disabled={disabled}
          onCheckedChange={(checked) => onValueChange?.({ [key]: checked })}
        />
      </div>
    );
  const amount = (key: AmountKey) =>
    value[key] !== undefined && (
      <Amount
        labels={labels[key]}
        currency={currency}
        currencySide={currencySide}
        value={value[key]}
        error={errors[key]}
        onValueChange={(next) => onValueChange?.({ [key]: next })}
      />
    );
  return (
    <div {...rest} className={css.root}>
      <div className={css.group}>
        <RadioGroup
          label={labels.priceTitle}
          options={priceRules.map((rule) => ({ ...labels[rule], value: rule, disabled: value.exactPrice }))}
          value={value.priceRule}
          onValueChange={(priceRule) => onValueChange?.({ priceRule })}
        />
        {toggle('exactPrice')}
        {toggle('dropOnScore', !value.exactPrice)}
      </div>
      {value.oneClick !== undefined && (
        <Group title={labels.oneClickTitle}>
          {toggle('oneClick')}
          {value.oneClick && amount('oneClickAmount')}
          {value.oneClick && amount('bonusOneClickAmount')}
        </Group>
      )}
      <Group title={labels.stakeTitle}>
        {toggle('autoMax')}
        {toggle('vip')}
        {toggle('manualStep')}
        {value.manualStep && amount('step')}
      </Group>
      <Group title={labels.showTitle}>
        {toggle('showBalance')}
        {toggle('showReturns')}
        {toggle('showAccount')}
        {toggle('fixed')}
        {toggle('keepSelections')}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={css.group}>
      <p aria-hidden="true" className={css.title}>
        {title}
      </p>
      <div className={css.rows}>{children}</div>
    </section>
  );
}

interface AmountProps {
  labels: CouponSettingLabels;
  currency: string;
  currencySide: 'start' | 'end';
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

function Amount({ labels, currency, currencySide, value, error, onValueChange }: AmountProps) {
  const sign = <span className={css.sign}>{currency}</span>;
  return (
    <div className={css.amount}>
      <Field {...labels} error={error}>
        <Input
          value={value}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          numeric
          {...onSide(sign, currencySide)}
          onValueChange={onValueChange}
        />
      </Field>
    </div>
  );
}
