import { isDeepStrictEqual } from 'node:util';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import * as store from './siteState.store.ts';
import type { SiteState, SiteStatePart } from './siteState.ts';

/** A change of one part of a site's state. */
export interface StateChange<Part extends SiteStatePart = SiteStatePart> {
  readonly siteId: string;
  readonly part: Part;
  readonly value: SiteState[Part];
  /** The version on which the change is based. */
  readonly version: number;
}

/** Value of a part before and after a change. */
export interface ChangedPart {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Changes one part of a site's state, if `version` is the latest one. An equal value changes nothing. Throws a
 * ProblemError 409 if another change came first.
 * @param record called in the change's own transaction
 * @returns the version after it
 */
export function changeState(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { siteId, part, value, version }: StateChange,
  record: (trx: Trx, changed: ChangedPart) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const held = await store.lockState(trx, siteId, at);
    if (held.version !== version) throw versionConflict(held.version, version);
    const changed = { before: held.state[part], after: value };
    if (isDeepStrictEqual(changed.before, changed.after)) return version;
    const state: SiteState = { ...held.state, [part]: value };
    await store.writeState(trx, { siteId, version: version + 1, state }, at);
    await record(trx, changed);
    return version + 1;
  });
}

/** Returns the error for a change that is based on an earlier version. */
export const versionConflict = (now: number, seen: number): ProblemError =>
  new ProblemError(
    409,
    'VERSION_CONFLICT',
    `This site was changed in the meantime: it has version ${now}, yours is ${seen}. Reload it, then make your change.`,
  );
