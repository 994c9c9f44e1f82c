import type { StaffRole } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import type { Grant } from './grants.ts';
import { siteText } from './siteText.ts';

/** Names a role on a site: “Support on House”. */
export function grantLine(
  { roleId, siteId }: Grant,
  roles: readonly Pick<StaffRole, 'id' | 'name'>[],
): string {
  const role = roles.find(({ id }) => id === roleId)?.name ?? roleId;
  return t('staff.roleOn', { role, sites: siteId === null ? t('staff.allSites') : siteText(siteId) });
}
