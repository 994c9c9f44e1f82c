import type { EffectiveSettings, Site } from '@touchline/contract/operators';
import { Badge, Button, Heading, Inline, Notice, Paragraph, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { messageOf, t } from '../../messages/messages.ts';
import { moneyText } from '../../shared/money.ts';
import { useDraft } from '../../shared/useDraft.ts';
import type { PartProps } from '../part.ts';
import { PartForm } from '../PartForm.tsx';
import { feeIn } from './groupKinds.tsx';
import { settingSchema, type SettingDraft } from './settingDraft.ts';
import { SettingFields } from './SettingFields.tsx';
import { methodSettings } from './settingsOf.ts';

type Method = EffectiveSettings['paymentMethods'][string];

const columns = [
  { id: 'method', header: t('setting.column.method') },
  { id: 'state', header: t('setting.column.state') },
  { id: 'bounds', header: t('setting.column.bounds') },
  { id: 'fee', header: t('setting.column.fee') },
  { id: 'set', header: t('setting.column.set') },
  { id: 'edit', header: t('setting.column.edit') },
] as const;

const stateTones = { on: 'success', maintenance: 'warning', off: 'danger' } as const;

/** States, bounds and fees of the site's payment methods: a table of them, and the editor of the chosen one. */
export function MethodsPart({ site }: PartProps) {
  const draft = useDraft(site, settingSchema('paymentMethods', site));
  const [chosen, setChosen] = useState<string>();
  const { listed } = site.parts.paymentMethods;
  const method = chosen === undefined ? undefined : listed[chosen];
  if (Object.keys(listed).length === 0) return <Notice>{t('setting.noMethods')}</Notice>;
  return (
    <PartForm site={site} part="paymentMethods" draft={draft} detail={t('setting.paymentMethods.detail')}>
      {(isTried, refused) => {
        const problems = [...(isTried || draft.isUnsaved ? draft.problems : []), ...refused];
        return (
          <>
            <Notice>{t('setting.second')}</Notice>
            <Table
              label={t('part.paymentMethods')}
              narrow="cards"
              columns={columns}
              rows={Object.entries(site.parts.paymentMethods.effective).map(([id, now]) => ({
                id,
                cells: {
                  ...cellsOf(id, now),
                  set: <Marks id={id} site={site} draft={draft.value} problems={problems} />,
                  edit: (
                    <Button
                      size="sm"
                      aria-expanded={chosen === id}
                      aria-label={t(chosen === id ? 'setting.closeMethod' : 'setting.editMethod', { id })}
                      onClick={() => setChosen(chosen === id ? undefined : id)}
                    >
                      {t(chosen === id ? 'setting.close' : 'setting.edit')}
                    </Button>
                  ),
                },
              }))}
            />
            {chosen === undefined || method === undefined ? null : (
              <Stack gap="lg">
                <Heading level={3}>{t('setting.methodTitle', { id: chosen })}</Heading>
                <SettingFields
                  settings={methodSettings(chosen, method)}
                  draft={draft.value}
                  stored={site.state.paymentMethods}
                  problems={problems}
                  onChange={draft.change}
                />
              </Stack>
            )}
          </>
        );
      }}
    </PartForm>
  );
}

function cellsOf(id: string, { state, currencies }: Method) {
  const each = Object.entries(currencies);
  return {
    method: id,
    state: <Badge tone={stateTones[state]}>{messageOf('setting.state', state)}</Badge>,
    bounds: (
      <Lines
        lines={each.map(([iso, { min, max }]) =>
          t('setting.bounds', { min: moneyText(min, iso), max: moneyText(max, iso) }),
        )}
      />
    ),
    fee: <Lines lines={[...new Set(each.map(([iso, { fee }]) => feeIn(iso).text(fee)))]} />,
  };
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Stack gap="none">
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
    </Stack>
  );
}

interface MarksProps {
  readonly id: string;
  readonly site: Site;
  readonly draft: SettingDraft;
  readonly problems: readonly { readonly field: string }[];
}

/** Badges of a method that operators have set, that the draft changes, or that has a fault. */
function Marks({ id, site, draft, problems }: MarksProps) {
  const isOf = (name: string): boolean => name.startsWith(`${id}.`);
  const stored = settingSchema('paymentMethods', site).read(site).own;
  const isChanged = Object.entries(draft.own).some(
    ([name, typed]) => isOf(name) && JSON.stringify(typed) !== JSON.stringify(stored[name]),
  );
  return (
    <Inline gap="xs" wrap="wrap">
      {site.state.paymentMethods?.[id] ? <Badge tone="info">{t('setting.isOwn')}</Badge> : null}
      {isChanged ? <Badge tone="warning">{t('edit.unsaved')}</Badge> : null}
      {problems.some(({ field }) => isOf(field)) ? (
        <Badge tone="danger">{t('setting.hasFault')}</Badge>
      ) : null}
    </Inline>
  );
}
