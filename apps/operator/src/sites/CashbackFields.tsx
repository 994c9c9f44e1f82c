import type { LoyaltyPlan } from '@touchline/contract/operators';
import { Checkbox, Heading, Inline, Stack } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { numbered, TextField, whole } from './planFields.tsx';

type CashbackPlan = LoyaltyPlan['cashback'][number];

interface CashbackFieldsProps {
  readonly cashback: CashbackPlan;
  readonly write: (cashback: CashbackPlan) => void;
}

/** Fields of a plan of cashback. */
export function CashbackFields({ cashback, write }: CashbackFieldsProps) {
  const { id, levels, least, cap, isAutomatic, takeDays } = cashback;
  return (
    <Stack gap="md">
      <Heading level={3}>{messageOf('rewards.plan', id)}</Heading>
      <Checkbox
        checked={isAutomatic}
        onCheckedChange={(checked) => write({ ...cashback, isAutomatic: checked })}
      >
        {t('loyalty.automatic')}
      </Checkbox>
      <Inline wrap="wrap">
        <TextField
          label={t('loyalty.cashLeast')}
          value={least}
          write={(text) => write({ ...cashback, least: text })}
        />
        <TextField label={t('loyalty.cap')} value={cap} write={(text) => write({ ...cashback, cap: text })} />
        <TextField
          label={t('loyalty.takeDays')}
          value={String(takeDays)}
          write={(text) => write({ ...cashback, takeDays: whole(text) })}
        />
      </Inline>
      {numbered(levels).map(({ level, index }) => (
        <Inline key={index} wrap="wrap">
          <TextField
            label={t(level.base === 'stakes' ? 'loyalty.ofStakes' : 'loyalty.ofLosses', { level: index + 1 })}
            value={level.percent}
            write={(percent) => write({ ...cashback, levels: levels.with(index, { ...level, percent }) })}
          />
          <TextField
            label={t('loyalty.days', { level: index + 1 })}
            value={String(level.days)}
            write={(text) =>
              write({ ...cashback, levels: levels.with(index, { ...level, days: whole(text) }) })
            }
          />
        </Inline>
      ))}
    </Stack>
  );
}
