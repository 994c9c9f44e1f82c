import { useQuery } from '@tanstack/react-query';
import type { Approval, SettingPart } from '@touchline/contract/operators';
import { Badge, Inline, Notice, Table, Text } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { settingChanges } from './settingChanges.ts';

interface SettingChangesProps {
  readonly approval: Approval;
  readonly part: SettingPart;
}

const columns = [
  { id: 'setting', header: t('approvals.column.setting') },
  { id: 'before', header: t('approvals.column.before') },
  { id: 'after', header: t('approvals.column.after') },
] as const;

/** Table of the settings that a waiting change of a site changes; those that loosen a guard are marked. */
export function SettingChanges({ approval, part }: SettingChangesProps) {
  const query = useQuery(read('/ops/sites/{siteId}', { path: { siteId: approval.siteId } }));
  return (
    <Loaded query={query}>
      {(site) => {
        const changes = settingChanges(approval, part, site);
        if (changes.length === 0) return <Notice tone="warning">{t('approvals.noChanges')}</Notice>;
        return (
          <Table
            label={t('approvals.changes')}
            narrow="cards"
            columns={columns}
            rows={changes.map(({ name, label, before, after, loosens }) => ({
              id: name,
              cells: {
                setting: (
                  <Inline gap="xs" wrap="wrap">
                    <Text>{label}</Text>
                    {loosens ? <Badge tone="warning">{t('approvals.loosens')}</Badge> : null}
                  </Inline>
                ),
                before,
                after: <Text weight="strong">{after}</Text>,
              },
            }))}
          />
        );
      }}
    </Loaded>
  );
}
