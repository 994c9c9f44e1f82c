import type { OperatorProvider } from '@touchline/contract/operators';
import { Badge, EmptyState, Field, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { useCall, useChange } from '../shared/useCall.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { isPosition, positionOf, positionText } from './position.ts';
import { PositionField } from './PositionField.tsx';
import { shownStates } from './shownStates.ts';

const columns = [
  { id: 'name', header: t('casino.column.provider') },
  { id: 'slug', header: t('casino.column.slug') },
  { id: 'maker', header: t('casino.column.maker') },
  { id: 'games', header: t('casino.column.games'), numeric: true, align: 'end' },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'state', header: t('casino.column.state') },
] as const;

/** Providers: their order, and whether their games are shown. */
export function ProvidersTab() {
  const asked = useCall<{ readonly providers: readonly OperatorProvider[] }>('/ops/casino/providers');
  return (
    <Stack gap="md">
      <CasinoHead tab="providers" asked={asked} />
      <Loaded asked={asked}>
        {({ providers }) => (
          <Stack gap="md">
            {providers.length === 0 ? null : <ProviderForm providers={providers} reload={asked.reload} />}
            <TableCard
              title={t('casino.tab.providers')}
              columns={columns}
              rows={providers.map(({ slug, name, makerId, games, position, state }) => ({
                id: slug,
                cells: {
                  name,
                  slug,
                  maker: makerId,
                  games: String(games),
                  position: position === null ? '–' : String(position),
                  state: (
                    <Badge tone={state === 'active' ? 'success' : 'neutral'}>
                      {t(`shownState.${state}`)}
                    </Badge>
                  ),
                },
              }))}
              empty={<EmptyState icon="provider" title={t('casino.noProviders')} />}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface ProviderFormProps {
  readonly providers: readonly OperatorProvider[];
  readonly reload: () => void;
}

function ProviderForm({ providers, reload }: ProviderFormProps) {
  const { isBusy, problem, run } = useChange();
  const [first] = providers;
  const [slug, setSlug] = useState(first?.slug ?? '');
  const [position, setPosition] = useState(positionText(first?.position ?? null));
  const [state, setState] = useState(first?.state ?? 'active');

  function choose(chosen: string): void {
    const provider = providers.find((one) => one.slug === chosen);
    setSlug(chosen);
    setPosition(positionText(provider?.position ?? null));
    setState(provider?.state ?? 'active');
  }

  async function send(reason: string): Promise<string | undefined> {
    const body = { state, position: positionOf(position), reason };
    if (!(await run('PUT', within('/ops/casino/providers', slug), body))) return undefined;
    reload();
    return t('casino.saved');
  }

  const problems = isPosition(position) ? [] : [{ field: 'position', text: t('casino.positionWrong') }];
  return (
    <ReasonedForm
      title={t('casino.changeProvider')}
      problems={problems}
      problem={problem}
      label={t('edit.save')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('casino.column.provider')}>
            <Select
              options={providers.map((one) => ({ value: one.slug, label: one.name }))}
              value={slug}
              onValueChange={choose}
            />
          </Field>
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={state} onValueChange={setState} />
          </Field>
          <PositionField
            value={position}
            onValueChange={setPosition}
            hint={t('casino.positionHint')}
            problems={problems}
            isTried={isTried}
          />
        </>
      )}
    </ReasonedForm>
  );
}
