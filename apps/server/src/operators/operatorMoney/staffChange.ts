/** A role on a site as a request shows it: with its permissions at that time. */
export interface ShownGrant {
  readonly roleId: string;
  readonly role: string;
  /** Null for all sites. */
  readonly siteId: string | null;
  readonly scopes: readonly string[];
}

/** Data of a person that operators change. */
export interface PersonData {
  readonly email: string;
  readonly language: string;
  readonly networks: readonly string[];
  /** UTC ms; null for never. */
  readonly endsAt: number | null;
}

/** A role as operators change it. */
export interface RoleData {
  readonly name: string;
  readonly scopes: readonly string[];
}

interface ChangeOnSites {
  /** Sites on which somebody gains or loses a right; null for all of the platform. */
  readonly sites: readonly string[] | null;
}

interface ChangeOfPerson extends ChangeOnSites {
  readonly staffId: string;
  readonly name: string;
}

/** Invitation of a new person. */
export interface Invitation extends ChangeOnSites, PersonData {
  readonly kind: 'invite';
  readonly name: string;
  readonly grants: readonly ShownGrant[];
}

/** Change of the roles of a person. */
export interface GrantsChange extends ChangeOfPerson {
  readonly kind: 'grants';
  /** The roles that its author administers, as they were and as they are to be. */
  readonly before: readonly ShownGrant[];
  readonly after: readonly ShownGrant[];
  readonly given: readonly ShownGrant[];
  readonly taken: readonly ShownGrant[];
  /** Sites that its author administers; null for all. */
  readonly administered: readonly string[] | null;
}

/** Change of the data of a person. */
export interface PersonChange extends ChangeOfPerson {
  readonly kind: 'person';
  readonly before: PersonData;
  readonly after: PersonData;
  /** Names of the fields whose change loosens a guard. */
  readonly loosened: readonly string[];
}

/** Change of a role, for everybody who has it. */
export interface RoleChange extends ChangeOnSites {
  readonly kind: 'role';
  readonly roleId: string;
  readonly before: RoleData;
  readonly after: RoleData;
  /** Permissions that it gains. */
  readonly gained: readonly string[];
  readonly sites: null;
}

/** Change of who may do what: the act `staff-access`. */
export type StaffChange = Invitation | GrantsChange | PersonChange | RoleChange;

/** Answer of a change. */
export interface ChangedStaff {
  /** Id of the person, or of the role. */
  readonly id: string;
  /** Link of an invitation; null for other changes. */
  readonly link: string | null;
}

/** Returns the name of the person or the id of the role that a change is about. */
export const subjectOfChange = (change: StaffChange): string =>
  change.kind === 'role' ? change.roleId : change.name;

/** Returns the roles on sites that a change gives. */
export function givenBy(change: StaffChange): readonly Pick<ShownGrant, 'scopes' | 'siteId'>[] {
  switch (change.kind) {
    case 'invite':
      return change.grants;
    case 'grants':
      return change.given;
    case 'role':
      return [{ scopes: [...new Set([...change.before.scopes, ...change.after.scopes])], siteId: null }];
    case 'person':
      return [];
  }
}

/** Returns whether somebody gains a right by a change. */
export function isGiving(change: StaffChange): boolean {
  switch (change.kind) {
    case 'invite':
      return true;
    case 'grants':
      return change.given.length > 0;
    case 'role':
      return change.gained.length > 0;
    case 'person':
      return change.loosened.length > 0;
  }
}
