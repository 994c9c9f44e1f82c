import { toWire } from '@touchline/betting';
import { entryParts, type EffectiveSettings, type EntryPart } from '@touchline/contract/operators';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { ProblemError, type ProblemField } from '../../../kernel/index.ts';
import type { Site } from '../../sites/site.ts';
import type { SiteEntrySchema } from '../../sites/sitesFile.ts';
import type { SiteState } from '../siteState.ts';
import { guards } from './guards.ts';

/** A site's settings, parsed. */
export type EntrySettings = Pick<Site, EntryPart>;

/** Settings of a site with operators' changes over the list of sites. */
export interface AppliedSettings {
  readonly settings: EntrySettings;
  /** Parts whose stored change isn't valid any more, with the reasons: the list of sites applies. */
  readonly faults: readonly { readonly part: EntryPart; readonly message: string }[];
}

/** Reads operators' changes of settings by the rules of the list of sites. */
export interface EntryRules {
  /** Returns a part with a change. Throws a ProblemError 400 that names the faulty fields. */
  read<Part extends EntryPart>(part: Part, own: SiteState[Part], listed: Site): Site[Part];
  apply(state: Pick<SiteState, EntryPart>, listed: Site): AppliedSettings;
}

/** Converts a parsed value to the form of the list of sites, in which amounts in euros are text. */
function writtenForm(value: unknown): unknown {
  if (typeof value === 'bigint') return toWire(value, 'EUR');
  if (Array.isArray(value)) return value.map(writtenForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, writtenForm(one)]])),
  );
}

/** Returns the fields of a part that operators may change, in the form of their calls. */
export function shownSetting<Part extends EntryPart>(part: Part, value: Site[Part]): EffectiveSettings[Part] {
  const fields = Object.keys(guards[part]) as (keyof Site[Part])[];
  const shown = Object.fromEntries(fields.map((field) => [field, writtenForm(value[field]) ?? null]));
  // The cast: the guards have a field for each of the contract, and the written form is that of the contract.
  return shown as unknown as EffectiveSettings[Part];
}

/** Returns a choice without what the list of sites doesn't configure; a choice of nothing else is left out. */
function configured(own: NonNullable<SiteState['access']>, { access }: Site): typeof own {
  const within = <Value>(chosen: readonly Value[] | undefined, listed: readonly Value[]) =>
    chosen?.filter((one) => listed.includes(one));
  const loginModes = within(own.loginModes, access.loginModes);
  const registrationTypes = within(own.registrationTypes, access.registrationTypes);
  const isEmptied = own.loginModes?.length !== 0 && loginModes?.length === 0;
  return {
    ...(loginModes && !isEmptied && { loginModes }),
    ...(registrationTypes && { registrationTypes }),
    ...(own.hasPasskeys !== undefined && { hasPasskeys: own.hasPasskeys && access.hasPasskeys }),
  };
}

/** Creates the rules by the schema of the list of sites. */
export function createEntryRules(schema: SiteEntrySchema): EntryRules {
  function parsed<Part extends EntryPart>(part: Part, own: SiteState[Part], listed: Site) {
    // The cast: a union of schemas can't be called; each parses its own part.
    const ofPart = schema.entries[part] as unknown as GenericSchema<unknown, Site[Part]>;
    const base = writtenForm(listed[part]);
    const fields = { ...(base as object), ...(own as object | null) };
    // A null is a field that the list of sites doesn't have.
    return safeParse(
      ofPart,
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    );
  }

  const refuse = (part: EntryPart, faults: readonly { readonly at: string; readonly why: string }[]) => {
    const named = faults.map(
      ({ at, why }) => `${[part, ...at.split('/').filter(Boolean)].join('.')}: ${why}`,
    );
    const fields = faults.map(({ at }): ProblemField => ({ path: `/value${at}`, code: 'setting' }));
    return new ProblemError(400, 'BAD_SETTING', `Correct what is wrong. ${named.join('; ')}.`, fields);
  };

  function requireConfigured(own: SiteState['access'], listed: Site): void {
    if (own === null) return;
    const within: Readonly<Record<string, unknown>> = { ...configured(own, listed) };
    const lost = Object.entries(own).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(within[field]),
    );
    if (lost.length === 0) return;
    throw refuse(
      'access',
      lost.map(([field]) => ({
        at: `/${field}`,
        why: 'the list of sites has to configure a way before operators can switch it on',
      })),
    );
  }

  return {
    read(part, own, listed) {
      if (own === null) return listed[part];
      if (part === 'access') requireConfigured(own as SiteState['access'], listed);
      const result = parsed(part, own, listed);
      if (result.success) return result.output;
      throw refuse(
        part,
        result.issues.map((issue) => {
          const path = getDotPath(issue);
          return { at: path === null ? '' : `/${path.replaceAll('.', '/')}`, why: issue.message };
        }),
      );
    },
    apply(state, listed) {
      const faults: AppliedSettings['faults'][number][] = [];
      const settings: Partial<Record<EntryPart, unknown>> = {};
      for (const part of entryParts) {
        const own = part === 'access' && state.access ? configured(state.access, listed) : state[part];
        const result = own === null ? undefined : parsed(part, own, listed);
        settings[part] = result?.success ? result.output : listed[part];
        if (result?.success === false)
          faults.push({ part, message: result.issues.map(({ message }) => message).join('; ') });
      }
      // The cast: the loop has set every part by its own schema.
      return { settings: settings as unknown as EntrySettings, faults };
    },
  };
}
