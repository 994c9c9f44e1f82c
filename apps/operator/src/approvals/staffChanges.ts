import type { Approval } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';
import { listText } from '../staff/grantText.ts';
import { permissionsText } from '../staff/permissions.ts';
import { siteText } from '../staff/siteText.ts';

interface ShownGrant {
  readonly role: string;
  /** Null for all sites. */
  readonly siteId: string | null;
  readonly scopes: readonly string[];
}

interface PersonData {
  readonly email: string;
  readonly language: string;
  readonly networks: readonly string[];
  /** UTC, ms; null for never. */
  readonly endsAt: number | null;
}

interface RoleData {
  readonly name: string;
  readonly scopes: readonly string[];
}

/** Change of who may do what, as the act `staff-access` has it. */
export type StaffChange =
  | (PersonData & { readonly kind: 'invite'; readonly name: string; readonly grants: readonly ShownGrant[] })
  | {
      readonly kind: 'grants';
      readonly name: string;
      readonly given: readonly ShownGrant[];
      readonly taken: readonly ShownGrant[];
    }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly before: PersonData;
      readonly after: PersonData;
      readonly loosened: readonly string[];
    }
  | {
      readonly kind: 'role';
      readonly before: RoleData;
      readonly after: RoleData;
      readonly gained: readonly string[];
    };

/** A line of a change: a field or a role before and after it. */
export interface StaffChangeRow {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** True if somebody gains a right, or a guard is loosened. */
  readonly loosens: boolean;
}

type Subject = Pick<Approval, 'act' | 'payload'>;

/** Returns the change of rights that an act is; undefined for another act. */
export function staffChange({ act, payload }: Subject): StaffChange | undefined {
  // The cast: the server stores the payload of this act by this shape.
  return act === 'staff-access' ? (payload as unknown as StaffChange) : undefined;
}

/** Returns the name of the person whose rights an act changes, or of the role; undefined for another act. */
export function changedPerson(subject: Subject): string | undefined {
  const change = staffChange(subject);
  return change && (change.kind === 'role' ? change.before.name : change.name);
}

const NONE = '–';

const siteOf = (siteId: string | null): string => (siteId === null ? t('staff.allSites') : siteText(siteId));

const grantId = ({ role, siteId }: ShownGrant): string => `${role} ${siteId ?? ''}`;

/** Returns what a change changes, each with its value before and after it. */
export function staffChangeRows(change: StaffChange): readonly StaffChangeRow[] {
  switch (change.kind) {
    case 'invite':
      return [...fieldRows(undefined, change, []), ...change.grants.map(givenRow)];
    case 'grants':
      return [
        ...change.given.map(givenRow),
        ...change.taken.map((grant) => ({
          id: `taken ${grantId(grant)}`,
          label: t('staff.roleOn', { role: grant.role, sites: siteOf(grant.siteId) }),
          before: permissionsText(grant.scopes),
          after: NONE,
          loosens: false,
        })),
      ];
    case 'person':
      return fieldRows(change.before, change.after, change.loosened);
    case 'role':
      return roleRows(change);
  }
}

const givenRow = (grant: ShownGrant): StaffChangeRow => ({
  id: `given ${grantId(grant)}`,
  label: t('staff.roleOn', { role: grant.role, sites: siteOf(grant.siteId) }),
  before: NONE,
  after: permissionsText(grant.scopes),
  loosens: true,
});

const fields = ['email', 'language', 'networks', 'endsAt'] as const;

const fieldLabels = {
  email: t('staff.column.email'),
  language: t('staff.language'),
  networks: t('staff.networks'),
  endsAt: t('staff.endsAt'),
} as const;

const fieldTexts: Readonly<Record<(typeof fields)[number], (data: PersonData) => string>> = {
  email: ({ email }) => email,
  language: ({ language }) => language,
  networks: ({ networks }) => (networks.length === 0 ? t('staff.anyNetwork') : listText(networks)),
  endsAt: ({ endsAt }) => (endsAt === null ? t('staff.noEnd') : shownTime(endsAt)),
};

function fieldRows(
  before: PersonData | undefined,
  after: PersonData,
  loosened: readonly string[],
): readonly StaffChangeRow[] {
  return fields.flatMap((field) => {
    const old = before ? fieldTexts[field](before) : NONE;
    const next = fieldTexts[field](after);
    if (old === next) return [];
    return {
      id: field,
      label: fieldLabels[field],
      before: old,
      after: next,
      loosens: loosened.includes(field),
    };
  });
}

function roleRows({
  before,
  after,
  gained,
}: Extract<StaffChange, { kind: 'role' }>): readonly StaffChangeRow[] {
  const name = {
    id: 'name',
    label: t('role.column.name'),
    before: before.name,
    after: after.name,
    loosens: false,
  };
  const scopes = {
    id: 'scopes',
    label: t('role.column.scopes'),
    before: permissionsText(before.scopes),
    after: permissionsText(after.scopes),
    loosens: gained.length > 0,
  };
  return [name, scopes].filter((row) => row.before !== row.after);
}
