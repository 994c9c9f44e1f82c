import type { OperatorRoundDetail } from '@touchline/contract/operators';
import { Field, Input, Paragraph } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { Decision } from '../shared/Decision.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { moneyText } from '../shared/money.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { movedBy } from './correction.ts';

interface CorrectionFormProps {
  readonly round: OperatorRoundDetail;
}

/** Corrects the win of a round with a reason; an open round can’t be corrected. */
export function CorrectionForm({ round }: CorrectionFormProps) {
  if (round.state !== 'open') return <Correction round={round} />;
  return (
    <TitledCard title={t('round.correct')}>
      <Paragraph tone="muted">{t('round.correctOpen')}</Paragraph>
    </TitledCard>
  );
}

function Correction({ round }: CorrectionFormProps) {
  const { id, won, iso } = round;
  const write = useWrite();
  const { data: room } = useAloneRoom(round.playerId);
  const [entered, setEntered] = useState('');
  const amount = entered.trim();
  const moved = movedBy(amount, round);
  const alone = { room, iso, amount: moved };
  const after = moved === undefined ? amount : moneyText(amount, iso);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/games/rounds/{roundId}/correct', {
      path: { roundId: id },
      body: { won: amount, wonBefore: won, reason },
    });
    if (!answer) return undefined;
    setEntered('');
    if (isWaiting(answer)) return t('alone.asked');
    const { paid, taken, owed } = answer;
    return t('round.corrected', {
      paid: moneyText(paid, iso),
      taken: moneyText(taken, iso),
      owed: moneyText(owed, iso),
    });
  }

  return (
    <Decision
      title={t('round.correct')}
      detail={t('round.correctDetail')}
      problems={moved === undefined ? [{ field: 'amount', text: t('round.rightWinWrong') }] : []}
      write={write}
      label={moved === undefined ? t('round.correct') : t('round.correctTo', { amount: after })}
      question={{
        title: t('round.correctConfirm', { id, before: moneyText(won, iso), after }),
        detail: t(needsSecond(alone) ? 'alone.confirm' : 'round.correctConfirmDetail'),
      }}
      send={send}
    >
      {(isTried) => (
        <>
          <AloneRoom {...alone} />
          <Field
            label={t('round.rightWin', { iso })}
            error={isTried && moved === undefined ? t('round.rightWinWrong') : undefined}
            data-field="amount"
          >
            <Input value={entered} onValueChange={setEntered} maxLength={24} numeric />
          </Field>
        </>
      )}
    </Decision>
  );
}
