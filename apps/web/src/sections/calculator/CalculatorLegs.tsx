import { DEFAULT_MAX_LEGS } from '@touchline/betting';
import { Button, Divider, Heading, IconButton, Inline, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CalculatorPartProps } from './CalculatorBet.tsx';
import { CalculatorLeg } from './CalculatorLeg.tsx';
import { changed, newLeg, withLeg } from './calculationChange.ts';

/** The selections, each with its price and result. */
export function CalculatorLegs({ calculation, onChange }: CalculatorPartProps) {
  const { t } = useTranslation('calculator');
  const { legs } = calculation;
  const remove = (index: number) =>
    onChange(changed(calculation, { legs: legs.filter((_, at) => at !== index) }));
  const add = () => {
    const last = Math.max(0, ...legs.map(({ blockId }) => blockId));
    onChange(changed(calculation, { legs: [...legs, newLeg(last + 1)] }));
  };
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('legs')}</Heading>
      {legs.map((leg, index) => (
        // A selection is identified only by its index: nothing else distinguishes two empty ones.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} gap="sm">
          {index > 0 && <Divider />}
          <Inline justify="between">
            <Heading level={3}>{t('leg', { number: index + 1 })}</Heading>
            <IconButton
              icon="trash"
              tone="muted"
              label={t('remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </Inline>
          <CalculatorLeg
            calculation={calculation}
            leg={leg}
            onChange={(change) => onChange(withLeg(calculation, index, change))}
          />
        </Stack>
      ))}
      {legs.length < DEFAULT_MAX_LEGS && (
        <Button icon="plus" width="full" onClick={add}>
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}
