import { randomId } from '@touchline/contract/randomId';
import type { PlayerRewards } from '@touchline/contract/operators';
import { Input, Paragraph, SegmentedControl } from '@touchline/ui';
import { useRef, useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { moneyText } from '../shared/money.ts';

interface GoodwillFormProps {
  readonly playerId: string;
  readonly hasPoints: boolean;
  readonly bounds: PlayerRewards['bounds'];
}

/** Decision to credit points or money to a player as goodwill. */
export function GoodwillForm({ playerId, hasPoints, bounds }: GoodwillFormProps) {
  const write = useWrite();
  const { data: room } = useAloneRoom(playerId);
  const [kind, setKind] = useState<'points' | 'amount'>(hasPoints ? 'points' : 'amount');
  const [value, setValue] = useState('');
  // One key per intent: a repeated request credits nothing more.
  const intent = useRef<string>(undefined);
  const isNumber = /^\d{1,6}(\.\d{1,2})?$/.test(value) && Number(value) > 0;
  const problems = isNumber ? [] : [{ field: 'goodwill', text: t('rewards.valueWrong') }];
  // Money is credited to the main account, the player's first one.
  const iso = room?.accounts[0]?.iso ?? '';
  const alone = { room, iso, amount: kind === 'amount' && isNumber ? value : undefined };
  const size =
    kind === 'points'
      ? { count: Number(value), points: value }
      : { amount: iso === '' ? value : moneyText(isNumber ? value : '0', iso) };

  async function send(reason: string): Promise<string | undefined> {
    intent.current ??= randomId();
    const answer = await write.send('post', '/ops/rewards/players/{playerId}/goodwill', {
      path: { playerId },
      body: { key: intent.current, ...(kind === 'points' ? { points: value } : { amount: value }), reason },
    });
    if (!answer) return undefined;
    intent.current = undefined;
    setValue('');
    return t(isWaiting(answer) ? 'alone.asked' : 'rewards.given');
  }

  return (
    <Decision
      title={t('rewards.goodwill')}
      detail={t('rewards.goodwillDetail', {
        points: bounds.points,
        amount: moneyText(bounds.amount, bounds.iso),
      })}
      write={write}
      label={isNumber ? t(`rewards.give.${kind}`, size) : t('rewards.give')}
      problems={problems}
      question={{
        title: t(`rewards.giveAsk.${kind}`, size),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'rewards.giveAskDetail'),
      }}
      send={send}
    >
      {(isTried) => (
        <>
          {hasPoints ? (
            <SegmentedControl
              label={t('rewards.what')}
              options={[
                { value: 'points', label: t('rewards.points') },
                { value: 'amount', label: t('rewards.money') },
              ]}
              value={kind}
              onValueChange={(next) => {
                intent.current = undefined;
                setKind(next === 'amount' ? 'amount' : 'points');
              }}
            />
          ) : null}
          <CheckedField
            name="goodwill"
            label={t(kind === 'points' ? 'rewards.points' : 'rewards.amount')}
            problems={problems}
            isTried={isTried}
          >
            <Input
              value={value}
              numeric
              inputMode="decimal"
              onValueChange={(next) => {
                intent.current = undefined;
                setValue(next);
              }}
            />
          </CheckedField>
          <AloneRoom {...alone} />
          {kind === 'points' ? <Paragraph tone="muted">{t('alone.points')}</Paragraph> : null}
        </>
      )}
    </Decision>
  );
}
