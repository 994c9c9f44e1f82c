import { useQuery } from '@tanstack/react-query';
import type { PlayerVerification } from '@touchline/contract/operators';
import { ActivityTimeline, Badge, EmptyState, Inline, Paragraph, Stack, Table } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { CheckForm } from './CheckForm.tsx';
import { stateTones } from './stateTones.ts';
import { TypesForm } from './TypesForm.tsx';

/** A player's checks at verifiers, their steps, and the operators' decisions about them. */
export function PlayerVerificationTab({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/identification/players/{playerId}/verification', { path: { playerId } }));
  return (
    <Loaded query={query}>
      {(verification) => (
        <Stack gap="md">
          <ChecksCard {...verification} />
          {verification.checkTypes.length > 0 && (
            <CheckForm playerId={playerId} verification={verification} />
          )}
          <TypesForm playerId={playerId} verification={verification} />
          <StepsCard {...verification} />
        </Stack>
      )}
    </Loaded>
  );
}

const columns = [
  { id: 'type', header: t('checking.column.type') },
  { id: 'state', header: t('checking.column.state') },
  { id: 'verifier', header: t('checking.column.verifier') },
  { id: 'begun', header: t('checking.column.begun') },
  { id: 'decided', header: t('checking.column.decided') },
  { id: 'until', header: t('checking.column.until') },
] as const;

function ChecksCard({ types, checks }: PlayerVerification) {
  const time = (seconds: number | null): string => (seconds === null ? '–' : shortTime(seconds * 1000));
  return (
    <TitledCard title={t('checking.title')}>
      <Stack gap="md">
        <Paragraph tone="muted">
          {types.length === 0
            ? t('checking.noTypes')
            : t('checking.types', { types: types.map((type) => messageOf('checkType', type)).join(', ') })}
        </Paragraph>
        {checks.length === 0 ? (
          <EmptyState icon="id-card" title={t('checking.none')} detail={t('checking.noneDetail')} />
        ) : (
          <Table
            label={t('checking.title')}
            narrow="cards"
            columns={columns}
            rows={checks.map((check) => ({
              id: check.id,
              cells: {
                type: messageOf('checkType', check.type),
                state: (
                  <Inline gap="xs" wrap="wrap">
                    <Badge tone={stateTones[check.state]}>{messageOf('checkState', check.state)}</Badge>
                    {whyOf(check)}
                  </Inline>
                ),
                verifier:
                  check.verifier === null
                    ? t('checking.byOperators')
                    : [check.verifier, check.reference].filter((part) => part !== null).join(' · '),
                begun: time(check.createdAt),
                decided: time(check.decidedAt),
                until: time(check.lapsesAt ?? check.expiresAt),
              },
            }))}
          />
        )}
      </Stack>
    </TitledCard>
  );
}

const whyOf = ({ reason, document, note }: PlayerVerification['checks'][number]): string =>
  [
    reason === null ? null : messageOf('checkReason', reason),
    document === null ? null : messageOf('checkDocument', document),
    note,
  ]
    .filter((part) => part !== null)
    .join(' · ');

function StepsCard({ steps }: PlayerVerification) {
  if (steps.length === 0) return null;
  return (
    <TitledCard title={t('checking.steps')}>
      <ActivityTimeline
        label={t('checking.steps')}
        entries={steps.map((step) => ({
          id: step.id,
          title: t('checking.step', {
            type: messageOf('checkType', step.type),
            state: messageOf('checkState', step.state),
          }),
          time: shortTime(step.at * 1000),
          detail: [
            step.operator === null
              ? messageOf('checkSource', step.by)
              : t('checking.stepBy', { name: step.operator }),
            step.reason === null ? null : messageOf('checkReason', step.reason),
            step.document === null ? null : messageOf('checkDocument', step.document),
          ]
            .filter((part) => part !== null)
            .join(' · '),
        }))}
      />
    </TitledCard>
  );
}
