import { useQuery } from '@tanstack/react-query';
import type { Approval, SettingPart } from '@touchline/contract/operators';
import { Notice } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { settingChanges } from './settingChanges.ts';

interface SettingChangesProps {
  readonly approval: Approval;
  readonly part: SettingPart;
}

/** Table of the settings that a waiting change of a site changes; those that loosen a guard are marked. */
export function SettingChanges({ approval, part }: SettingChangesProps) {
  const { siteId } = approval;
  const query = useQuery({
    ...read('/ops/sites/{siteId}', { path: { siteId: siteId ?? '' } }),
    enabled: siteId !== null,
  });
  return (
    <Loaded query={query}>
      {(site) => {
        const changes = settingChanges(approval, part, site);
        if (changes.length === 0) return <Notice tone="warning">{t('approvals.noChanges')}</Notice>;
        return (
          <ChangeTable
            changes={changes.map(({ name, ...change }) => ({ id: name, ...change }))}
            mark={t('approvals.loosens')}
          />
        );
      }}
    </Loaded>
  );
}
