import { personalFields } from '@touchline/contract/personalData';
import type { Player } from '@touchline/contract/operators';
import { Button, DetailList, EmptyState, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { DataChangesCard } from './DataChangesCard.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';
import { personalText } from './personalText.ts';

interface PersonalDataTabProps {
  readonly player: Player;
}

/** A player's personal data with masked numbers, the whole data for those who may see it, and its history. */
export function PersonalDataTab({ player }: PersonalDataTabProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md">
      {isOpen ? (
        <PersonalDataForm playerId={player.id} close={() => setOpen(false)} />
      ) : (
        <MaskedData player={player} open={() => setOpen(true)} />
      )}
      <DataChangesCard playerId={player.id} />
    </Stack>
  );
}

interface MaskedDataProps extends PersonalDataTabProps {
  readonly open: () => void;
}

function MaskedData({ player: { facts }, open }: MaskedDataProps) {
  const values: readonly (readonly [id: string, value: string | undefined])[] = [
    ['login', facts.login ?? undefined],
    ...personalFields.map((id) => [id, facts.values[id]] as const),
  ];
  const details = values.flatMap(([id, value]) =>
    value === undefined ? [] : [{ id, label: messageOf('dataField', id), value: personalText(id, value) }],
  );
  return (
    <TitledCard
      title={t('personal.title')}
      actions={
        may('identification') ? (
          <Button size="sm" onClick={open}>
            {t('personal.show')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="md">
        {details.length === 0 ? <EmptyState title={t('personal.none')} /> : <DetailList details={details} />}
        <Paragraph size="label" tone="muted">
          {t('personal.masked')}
        </Paragraph>
      </Stack>
    </TitledCard>
  );
}
