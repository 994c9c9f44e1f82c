import type { Player } from '@touchline/contract/operators';
import { Field, Grid, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { firstLimit, limitOrder, settableLimits } from './limitOrder.ts';

const options = settableLimits.map(({ type }) => ({ value: String(type), label: messageOf('limit', type) }));

/** Sets a limit at the player's request. It applies at once and can only be stricter than the player's own. */
export function LimitForm({ player }: { readonly player: Player }) {
  const [limit, setLimit] = useState(firstLimit);
  const [value, setValue] = useState('');
  const write = useWrite();
  const { type, measure, endsPlay } = limit;
  const name = messageOf('limit', type);
  const iso = player.accounts.find(({ isActive }) => isActive)?.iso ?? '';
  const order = limitOrder(limit, value, iso);
  const wrongValue = order
    ? undefined
    : t(measure === 'money' ? 'limitForm.wrongMoney' : 'limitForm.wrongNumber');

  async function send(reason: string): Promise<string | undefined> {
    if (!order) return undefined;
    const answer = await write.send('post', '/ops/players/{playerId}/limits', {
      path: { playerId: player.id },
      body: { ...order, reason },
    });
    if (!answer) return undefined;
    setValue('');
    return t('limitForm.done', { limit: name });
  }

  return (
    <Decision
      title={t('limitForm.title')}
      detail={t('limitForm.detail')}
      problems={wrongValue === undefined ? [] : [{ field: 'value', text: wrongValue }]}
      write={write}
      label={t('limitForm.set')}
      tone={endsPlay ? 'danger' : 'strong'}
      question={
        endsPlay
          ? {
              title: t('limitForm.confirm', { limit: name, count: Number(value), name: player.login }),
              detail: t('limitForm.confirmDetail'),
            }
          : undefined
      }
      send={send}
    >
      {(isTried) => (
        <Grid columns="fit">
          <Field label={t('limitForm.type')}>
            <Select
              options={options}
              value={String(type)}
              onValueChange={(next) =>
                setLimit(settableLimits.find((one) => String(one.type) === next) ?? firstLimit)
              }
            />
          </Field>
          <Field label={t('limitForm.value')} error={isTried ? wrongValue : undefined} data-field="value">
            <Input
              value={value}
              onValueChange={setValue}
              inputMode="decimal"
              numeric
              end={measure === 'money' ? iso : t(`measure.${measure}`)}
            />
          </Field>
        </Grid>
      )}
    </Decision>
  );
}
