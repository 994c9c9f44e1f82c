import { Badge, Button, Inline, PaymentMark, Text } from '@touchline/ui';
import type { PaymentMethod } from '@touchline/contract';
import { useTranslation } from 'react-i18next';

interface SavedRequisiteProps {
  readonly icon: PaymentMethod['icon'];
  /** Masked card, account or wallet. */
  readonly requisite: string;
  readonly onChange: () => void;
}

/** Card, account or wallet that paid last and pays again, and the way to another one. */
export function SavedRequisite({ icon, requisite, onChange }: SavedRequisiteProps) {
  const { t } = useTranslation('payments');
  return (
    <Inline gap="sm" justify="between">
      <Inline gap="sm">
        <PaymentMark name={icon} />
        <Text weight="strong">
          <bdi dir="ltr" translate="no">
            {requisite}
          </bdi>
        </Text>
        <Badge tone="neutral">{t('deposit.lastUsed')}</Badge>
      </Inline>
      <Button emphasis="plain" size="sm" onClick={onChange}>
        {t('deposit.another')}
      </Button>
    </Inline>
  );
}
