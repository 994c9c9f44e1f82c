import type { BodyOf } from '@touchline/contract';
import type { operatorCalls } from '@touchline/contract/operatorCalls';
import { loadMessages } from '../../../delivery/index.ts';
import { parseId, ProblemError, wrongField, type Core, type Trx } from '../../../kernel/index.ts';
import { siteById, type LiveSites } from '../../../site/index.ts';
import {
  holds,
  listRoles,
  personById,
  roleGrants,
  type KnownStaff,
  type Operator,
  type RoleGrant,
  type StaffRow,
} from '../../../staff/index.ts';
import type {
  GrantsChange,
  Invitation,
  PersonChange,
  PersonData,
  RoleChange,
  ShownGrant,
} from '../../operatorMoney/staffChange.ts';
import { isLooser, isNetwork } from './networks.ts';

export type StaffChangesDeps = Pick<Core, 'db' | 'now'> & { readonly sites: Pick<LiveSites, 'all'> };

type Choice = BodyOf<typeof operatorCalls.changeStaffGrants>['grants'][number];
type DbOrTrx = Core['db'] | Trx;

/** Creates the error for a change that is based on an earlier version. */
export const staffConflict = (): ProblemError =>
  new ProblemError(
    409,
    'VERSION_CONFLICT',
    'This was changed in the meantime: load it again, then make your change.',
  );

/** Creates the error for a name that somebody has or had. */
export const nameTaken = (name: string): ProblemError =>
  new ProblemError(
    409,
    'NAME_TAKEN',
    `${name} is taken, or was: names aren’t given twice. Choose another one.`,
  );

/** Returns a person whom an operator sees. Throws a ProblemError 404. */
export async function staffIn(
  db: DbOrTrx,
  text: string,
  { operator, at }: { readonly operator: Operator; readonly at: Date },
): Promise<KnownStaff> {
  const id = parseId(text);
  const person =
    id === undefined ? undefined : await personById(db, id, { sites: operator.sitesOf('staff'), at });
  if (person) return person;
  throw new ProblemError(404, 'STAFF_NOT_FOUND', 'There is no such person on your sites: see the list.');
}

/** Requires that a person’s access wasn’t ended. Throws a ProblemError 409. */
export function requireNotEnded({ name, ended_at: endedAt }: StaffRow): void {
  if (endedAt === null) return;
  throw new ProblemError(
    409,
    'STAFF_ENDED',
    `${name} has no access any more, for good: invite another name.`,
  );
}

/** Returns a role on a site as a request shows it. */
export const shownGrant = ({ roleId, role, siteId, scopes }: RoleGrant): ShownGrant => ({
  roleId: String(roleId),
  role,
  siteId,
  scopes: [...scopes],
});

const idOf = ({ roleId, siteId }: Choice): string => JSON.stringify([roleId, siteId]);

/** Returns the sites that roles are on; null if one is on all. */
export function sitesOfGrants(grants: readonly Pick<ShownGrant, 'siteId'>[]): string[] | null {
  const sites = new Set(grants.map(({ siteId }) => siteId));
  return sites.has(null) ? null : [...sites].flatMap((site) => site ?? []).toSorted();
}

/** Returns whether an operator administers roles on a site; on all sites for null. */
export const administers = (sites: readonly string[] | null, siteId: string | null): boolean =>
  sites === null || (siteId !== null && sites.includes(siteId));

/** Returns the data of a person. */
export const dataOf = ({ email, language, networks, ends_at: endsAt }: StaffRow): PersonData => ({
  email,
  language,
  networks,
  endsAt: endsAt?.getTime() ?? null,
});

/** Returns changes as they were asked for, checked against people and roles as they are now. */
export function createStaffChanges({ db, now, sites }: StaffChangesDeps) {
  /** Returns the roles of choices. Throws a ProblemError 400 for a role or a site that doesn't exist. */
  async function grantsOf(choices: readonly Choice[]): Promise<ShownGrant[]> {
    const roles = new Map((await listRoles(db)).map((role) => [String(role.id), role]));
    return choices.map(({ roleId, siteId }, index) => {
      const role = roles.get(roleId);
      if (!role)
        throw wrongField(`/grants/${index}/roleId`, 'unknown', 'There is no such role: load the list again.');
      if (siteId !== null && !siteById(sites, siteId))
        throw wrongField(`/grants/${index}/siteId`, 'unknown', `There is no site ${siteId}: see the list.`);
      return { roleId, role: role.name, siteId, scopes: [...role.scopes] };
    });
  }

  /** Throws a ProblemError 400 for data that can't be. */
  async function requireData(data: PersonData, before?: PersonData): Promise<void> {
    const wrong = data.networks.findIndex((network) => !isNetwork(network));
    if (wrong >= 0)
      throw wrongField(
        `/networks/${wrong}`,
        'network',
        'A network is written as 203.0.113.0/24: correct it.',
      );
    if (!(await loadMessages(data.language)))
      throw wrongField('/language', 'language', `There are no texts in "${data.language}": use another one.`);
    if (data.endsAt !== null && data.endsAt !== before?.endsAt && data.endsAt <= now().getTime())
      throw wrongField('/endsAt', 'past', 'The end is over: choose a later one, or end the access.');
  }

  return {
    async invitation(body: BodyOf<typeof operatorCalls.inviteStaff>): Promise<Invitation> {
      const { name, language, endsAt, networks } = body;
      const data = { email: body.email.toLowerCase(), language, endsAt, networks };
      await requireData(data);
      const grants = await grantsOf(body.grants);
      return { kind: 'invite', name, ...data, grants, sites: sitesOfGrants(grants) };
    },

    async grants(
      staffId: string,
      { version, grants: choices }: BodyOf<typeof operatorCalls.changeStaffGrants>,
      operator: Operator,
    ): Promise<GrantsChange> {
      const person = await staffIn(db, staffId, { operator, at: now() });
      requireNotEnded(person);
      if (person.version !== version) throw staffConflict();
      const own = operator.sitesOf('staff');
      const administered = own === 'all' ? null : own.toSorted();
      const all = (await roleGrants(db, [person.id])).map(shownGrant);
      const before = all.filter(({ siteId }) => administers(administered, siteId));
      // A role on all sites that the administrator of one sees stays as it is.
      const fixed = new Set(all.filter((grant) => !before.includes(grant)).map(idOf));
      const asked = choices.filter((choice) => !fixed.has(idOf(choice)));
      const known = new Map(before.map((grant) => [idOf(grant), grant]));
      const given = await grantsOf(asked.filter((choice) => !known.has(idOf(choice))));
      const kept = before.filter((grant) => asked.some((choice) => idOf(choice) === idOf(grant)));
      const taken = before.filter((grant) => !kept.includes(grant));
      return {
        kind: 'grants',
        staffId: String(person.id),
        name: person.name,
        before,
        after: [...kept, ...given],
        given,
        taken,
        administered,
        sites: sitesOfGrants([...given, ...taken]),
      };
    },

    async person(
      staffId: string,
      { version, email, language, networks, endsAt }: BodyOf<typeof operatorCalls.changeStaff>,
      operator: Operator,
    ): Promise<PersonChange> {
      const person = await staffIn(db, staffId, { operator, at: now() });
      requireNotEnded(person);
      if (person.version !== version) throw staffConflict();
      const before = dataOf(person);
      const after: PersonData = { email: email.toLowerCase(), language, networks, endsAt };
      await requireData(after, before);
      // A mail to another address lets somebody else set up the sign-in.
      const loosened = [
        ...(after.email === before.email.toLowerCase() ? [] : ['email']),
        ...(isLooser(networks, before.networks) ? ['networks'] : []),
        ...(before.endsAt !== null && (endsAt === null || endsAt > before.endsAt) ? ['endsAt'] : []),
      ];
      const sitesOf = sitesOfGrants(await roleGrants(db, [person.id]));
      return {
        kind: 'person',
        staffId: String(person.id),
        name: person.name,
        before,
        after,
        loosened,
        sites: sitesOf?.length === 0 ? null : sitesOf,
      };
    },

    async role(
      roleId: string,
      { version, name, scopes }: BodyOf<typeof operatorCalls.changeStaffRole>,
    ): Promise<RoleChange> {
      const role = (await listRoles(db)).find(({ id }) => String(id) === roleId);
      if (!role) throw roleNotFound();
      if (role.version !== version) throw staffConflict();
      const before = { name: role.name, scopes: role.scopes };
      const gained = scopes.filter((scope) => !holds([{ scopes: before.scopes, siteId: null }], scope, null));
      return { kind: 'role', roleId, before, after: { name, scopes }, gained, sites: null };
    },
  };
}

/** Creates the error for a role that doesn't exist. */
export const roleNotFound = (): ProblemError =>
  new ProblemError(404, 'ROLE_NOT_FOUND', 'There is no such role: load the list again.');
