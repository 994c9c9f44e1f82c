import { Button, ChipRow, Chip, LimitForm, Stack, type LimitField } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitName, limitText, noneOf } from '../../../features/limits/limitTexts.ts';
import type { AvailableLimits } from '../../../features/limits/limits.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { currencyMark } from '../../../platform/format/money.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { readAmount } from './limitAmount.ts';
import type { Available, Standing } from './limitGroups.ts';
import { useLimitChange } from './useLimitChange.ts';

const TestDialog = lazyView(() => import('./TestDialog.tsx'));

interface LimitEditProps {
  readonly available: Available;
  readonly rules: AvailableLimits['rules'];
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** Form of one limit: an amount within bounds with suggestions, or a choice, and a button to remove it. */
export default function LimitEdit({ available, rules, standing: { active }, onClose }: LimitEditProps) {
  const { t, i18n } = useTranslation('responsible');
  const { t: limitWord } = useTranslation('limits');
  const format = useFormat();
  const change = useLimitChange();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  const isMoney = available.measure === 'money';
  const iso = available.iso ?? '';
  const [value, setValue] = useState(
    // Same format as the suggestions: 100, not 100.00.
    active?.limitValue.replace(/\.0+$/, '') ?? (isMoney ? '' : (available.availableValues[0] ?? '')),
  );
  const [problem, setProblem] = useState<string>();
  const text = (limitValue: string) => limitText(limitWord, { ...available, limitValue }, format.roundMoney);
  const name = limitName(limitWord, available.type);

  const ask = async (limitValue: string) => {
    const saved = await change.save([{ limitType: available.type, limitValue }]);
    if (saved) onClose();
  };
  const submit = () => {
    setProblem(undefined);
    if (!isMoney) return void ask(value);
    const read = readAmount(value, { iso, min: available.minValue, max: available.maxValue });
    if (read.state === 'fits') return void ask(read.wire);
    const bound = read.state === 'too-little' ? available.minValue : available.maxValue;
    setProblem(t(`problem.${read.state}`, { amount: format.money(bound ?? '0', iso) }));
  };

  const shared = { id: String(available.type), label: name, error: problem, value };
  const field: LimitField = isMoney
    ? {
        ...shared,
        kind: 'amount',
        ...currencyMark(iso, i18n.language),
        placeholder: limitWord('value.none'),
      }
    : {
        ...shared,
        kind: 'choice',
        options: available.availableValues.map((one) => ({ value: one, label: text(one) })),
      };
  const canBeNone = active !== undefined && active.id !== 'site' && !available.isMandatory;
  return (
    <>
      <LimitForm
        ref={form}
        aria-label={name}
        fields={[field]}
        consequence={t('consequence', { count: Math.ceil(rules.increaseDelay / 3600) })}
        submitLabel={t('save')}
        cancelLabel={t('leave')}
        error={change.error}
        busy={change.busy}
        onFieldChange={(_, typed) => setValue(typed)}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(isMoney || canBeNone) && (
          <Stack gap="sm">
            {isMoney && (
              <ChipRow label={t('suggestions')}>
                {available.availableValues.map((one) => (
                  <Chip key={one} selected={one === value} onSelectedChange={() => setValue(one)}>
                    {text(one)}
                  </Chip>
                ))}
              </ChipRow>
            )}
            {canBeNone && (
              <Button
                emphasis="plain"
                size="sm"
                disabled={change.busy}
                onClick={() => void ask(noneOf(available))}
              >
                {t('remove')}
              </Button>
            )}
          </Stack>
        )}
      </LimitForm>
      {change.test && (
        <TestDialog
          test={change.test}
          busy={change.busy}
          onAnswer={(answers) => void change.answer(answers).then((saved) => saved && onClose())}
          onClose={change.reset}
        />
      )}
    </>
  );
}
