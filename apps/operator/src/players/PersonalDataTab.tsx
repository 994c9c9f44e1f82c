import { personalFields } from '@touchline/contract/personalData';
import type { Player } from '@touchline/contract/operators';
import { Button, DetailList, EmptyState, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { may } from '../api/session.ts';
import { language, messageOf, t } from '../messages/messages.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { DataChangesCard } from './DataChangesCard.tsx';
import { documentName, PersonalDataForm } from './PersonalDataForm.tsx';

const regions = new Intl.DisplayNames([language], { type: 'region' });

interface PersonalDataTabProps {
  readonly player: Player;
  readonly reload: () => void;
}

/** A player's personal data with masked numbers, the whole data for those who may see it, and its history. */
export function PersonalDataTab({ player, reload }: PersonalDataTabProps) {
  const [isOpen, setOpen] = useState(false);
  const [version, setVersion] = useState(0);
  return (
    <Stack gap="md">
      {isOpen ? (
        <PersonalDataForm
          playerId={player.id}
          close={() => setOpen(false)}
          saved={() => {
            setVersion(version + 1);
            reload();
          }}
        />
      ) : (
        <MaskedData player={player} open={() => setOpen(true)} />
      )}
      <DataChangesCard key={version} playerId={player.id} />
    </Stack>
  );
}

interface MaskedDataProps {
  readonly player: Player;
  readonly open: () => void;
}

function MaskedData({ player: { facts }, open }: MaskedDataProps) {
  const values: readonly (readonly [id: string, value: string | undefined])[] = [
    ['login', facts.login ?? undefined],
    ...personalFields.map((id) => [id, facts.values[id]] as const),
  ];
  const details = values.flatMap(([id, value]) =>
    value === undefined ? [] : [{ id, label: messageOf('dataField', id), value: shown(id, value) }],
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

function shown(field: string, value: string): string {
  if (field === 'country') return regions.of(value.toUpperCase()) ?? value;
  return field === 'document_type_id' ? documentName(value) : value;
}
