import { changesBetween, type Db, type RecordChange, ProblemError } from '../../kernel/index.ts';
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

/**
 * Changes one part of a site's state, if `version` is the latest one. An equal value changes nothing. Throws a
 * ProblemError 409 if another change came first.
 * @param record called in the change's own transaction
 * @returns the version after it
 */
export function changeState(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { siteId, part, value, version }: StateChange,
  record: RecordChange,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const held = await store.lockState(trx, siteId, at);
    if (held.version !== version) throw versionConflict(held.version, version);
    const before = held.state[part];
    if (JSON.stringify(before) === JSON.stringify(value)) return version;
    const state: SiteState = { ...held.state, [part]: value };
    await store.writeState(trx, { siteId, version: version + 1, state }, at);
    await record(trx, changesBetween(before, value));
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
