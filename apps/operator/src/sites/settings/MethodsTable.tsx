import type { Site } from '@touchline/contract/operators';
import { Badge, Button, Inline, Stack, Table, Text, type FieldProblem } from '@touchline/ui';
import { messageOf, t } from '../../messages/messages.ts';
import { moneyText } from '../../shared/money.ts';
import { feeIn } from './feeKind.tsx';
import type { SettingDraft } from './settingDraft.ts';
import type { Method } from './settingsOf.ts';

interface MethodsTableProps {
  readonly site: Site;
  readonly draft: SettingDraft;
  /** Draft of the methods as they are stored. */
  readonly stored: SettingDraft;
  readonly problems: readonly FieldProblem[];
  /** Id of the method whose button has the focus at first; undefined for none. */
  readonly focused: string | undefined;
  /** Called with the id of a method. */
  readonly onEdit: (id: string) => void;
}

const columns = [
  { id: 'method', header: t('setting.column.method') },
  { id: 'state', header: t('setting.column.state'), numeric: true },
  { id: 'bounds', header: t('setting.column.bounds') },
  { id: 'fee', header: t('setting.column.fee') },
  { id: 'marks', header: t('setting.column.marks') },
  { id: 'edit', header: t('setting.column.edit') },
] as const;

/** Focuses a button: the one that closed the editor is gone. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

const stateTones = { on: 'success', maintenance: 'warning', off: 'danger' } as const;

/** Payment methods of a site as they apply, with a button that edits each. */
export function MethodsTable({ site, focused, onEdit, ...marks }: MethodsTableProps) {
  const methods = Object.entries(site.parts.paymentMethods.effective);
  return (
    <Table
      label={t('part.paymentMethods')}
      narrow="cards"
      columns={columns}
      rows={methods.map(([id, method]) => ({
        id,
        cells: {
          ...cellsOf(id, method),
          marks: <Marks id={id} isOwn={site.state.paymentMethods?.[id] !== undefined} {...marks} />,
          edit: (
            <Button
              size="sm"
              ref={id === focused ? focus : undefined}
              aria-label={t('setting.editMethod', { id })}
              onClick={() => onEdit(id)}
            >
              {t('setting.edit')}
            </Button>
          ),
        },
      }))}
    />
  );
}

function cellsOf(id: string, { state, accountAgeDays, currencies }: Method) {
  const each = Object.entries(currencies);
  return {
    method: id,
    state: <Badge tone={stateTones[state]}>{messageOf('setting.state', state)}</Badge>,
    bounds: (
      <Lines
        lines={[
          ...each.map(([iso, { min, max }]) =>
            t('setting.bounds', { min: moneyText(min, iso), max: moneyText(max, iso) }),
          ),
          ...(accountAgeDays === null ? [] : [t('setting.fromAge', { count: accountAgeDays })]),
        ]}
      />
    ),
    fee: <Lines lines={[...new Set(each.map(([iso, { fee }]) => feeIn(iso).text(fee)))]} />,
  };
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Stack gap="none">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}

interface MarksProps extends Pick<MethodsTableProps, 'draft' | 'stored' | 'problems'> {
  readonly id: string;
  /** True if operators have set something of the method. */
  readonly isOwn: boolean;
}

/** Badges of a method that operators have set, that the draft changes, or that has a fault. */
function Marks({ id, isOwn, draft, stored, problems }: MarksProps) {
  const isOf = (name: string): boolean => name.startsWith(`${id}.`);
  const isChanged = Object.entries(draft.own).some(
    ([name, typed]) => isOf(name) && JSON.stringify(typed) !== JSON.stringify(stored.own[name]),
  );
  return (
    <Inline gap="xs" wrap="wrap">
      {isOwn ? <Badge tone="info">{t('setting.isOwn')}</Badge> : null}
      {isChanged ? <Badge tone="warning">{t('edit.unsaved')}</Badge> : null}
      {problems.some(({ field }) => isOf(field)) ? (
        <Badge tone="danger">{t('setting.hasFault')}</Badge>
      ) : null}
    </Inline>
  );
}
