import { BottomSheet, Button, Paragraph, RadioGroup, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../features/account/account.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useAccountLabels } from './useAccountLabels.ts';

/** Value of the choice of play money. */
const DEMO = 'demo';

interface AccountSheetProps {
  /** Account that is played from; undefined in demo mode. */
  readonly accountId: string | undefined;
  readonly hasDemo: boolean;
  /** Called with the confirmed choice: an account, or undefined for play money. */
  readonly onChoose: (accountId: string | undefined) => void;
  readonly onClose: () => void;
}

/** Choice of the account that is played from, or of play money. Confirmed, as the game starts anew. */
export default function AccountSheet({ accountId, hasDemo, onChoose, onClose }: AccountSheetProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const accountLabel = useAccountLabels();
  const { accounts } = useAccounts(useSession().status === 'player');
  const [picked, pick] = useState(accountId ?? DEMO);
  const isChanged = picked !== (accountId ?? DEMO);
  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      title={t('choose.title')}
      footer={
        <Button
          tone="strong"
          size="lg"
          width="full"
          disabled={!isChanged}
          onClick={() => onChoose(picked === DEMO ? undefined : picked)}
        >
          {t('choose.confirm')}
        </Button>
      }
    >
      <Stack gap="md">
        <RadioGroup
          label={t('choose.label')}
          value={picked}
          onValueChange={pick}
          options={[
            ...accounts.map((account) => ({
              value: account.id,
              label: accountLabel(account),
              hint: format.money(account.money, account.iso),
            })),
            ...(hasDemo ? [{ value: DEMO, label: t('account.demo'), hint: t('choose.demoHint') }] : []),
          ]}
        />
        <Paragraph tone="muted">{t('choose.follows')}</Paragraph>
      </Stack>
    </BottomSheet>
  );
}
