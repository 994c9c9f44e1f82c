import type { IdentityData } from '@touchline/contract';
import { documentTypes } from '@touchline/contract/documents';
import type { IdentificationCase } from '@touchline/contract/operators';
import { DocumentGrid, EmptyState, DetailList, Heading, Paragraph, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { CaseDocument } from './CaseDocument.tsx';

/** Fields in the order of an identity document. */
const names = [
  'surname',
  'name',
  'date_birthday',
  'document_type_id',
  'passport',
  'passport_date',
  'passport_end_date',
  'inn',
  'registration_address',
] as const satisfies readonly (keyof IdentityData)[];

/** Data and documents of the request; documents of the player's other requests below. */
export function CaseDocuments({ request }: { readonly request: IdentificationCase }) {
  const { id, data, documents, state } = request;
  const own = documents.filter(({ requestId }) => requestId === id);
  const others = documents.filter(({ requestId }) => requestId !== id);
  return (
    <Stack gap="lg">
      <DocumentGrid>
        <TitledCard title={t('identification.data')}>
          <DetailList details={factsOf(data)} />
        </TitledCard>
        {own.length === 0 ? <EmptyState title={t('identification.noDocuments')} icon="file" /> : null}
        {own.map((one) => (
          <CaseDocument key={one.id} requestId={id} document={one} isShown={state === 'pending'} />
        ))}
      </DocumentGrid>
      {others.length === 0 ? null : (
        <Stack>
          <Heading level={2}>{t('identification.earlier')}</Heading>
          <Paragraph tone="muted">{t('identification.earlierDetail')}</Paragraph>
          <DocumentGrid>
            {others.map((one) => (
              <CaseDocument key={one.id} requestId={id} document={one} isShown={false} />
            ))}
          </DocumentGrid>
        </Stack>
      )}
    </Stack>
  );
}

function factsOf(data: IdentityData) {
  return names.flatMap((name) => {
    const value = name === 'document_type_id' ? documentTypeOf(data) : data[name];
    return value === undefined ? [] : [{ id: name, label: t(`identification.data.${name}`), value }];
  });
}

function documentTypeOf({ document_type_id: type }: IdentityData): string {
  const name = documentTypes.find(({ id }) => id === type)?.name;
  return name === undefined ? String(type) : t(`papers.${name}`);
}
