import type { AnswerOf, Calls } from '@touchline/contract';
import type { SignedIn } from '../../accounts/index.ts';
import { type Db, ProblemError, type CallCheck } from '../../kernel/index.ts';
import type { Site } from '../sites/site.ts';

type Status = AnswerOf<Calls['termsStatus']>;

/** Status of calls that require accepted terms. */
const TERMS_NEEDED = 451;

/** A site's terms, and their acceptance by players. */
export interface Terms {
  status(site: Site, player: SignedIn): Promise<Status>;
  /** Throws a ProblemError 409 on a version that isn't the newest. */
  agree(site: Site, player: SignedIn, version: number): Promise<Status>;
}

/** Returns whether the terms changed since the player accepted them, on a site that requires acceptance. */
export function hasToAgree({ config }: Site, { termsVersion }: Pick<SignedIn, 'termsVersion'>): boolean {
  return config.isAvailableConfirmTerms && config.termsVersion > termsVersion;
}

/** Refuses calls that require accepted terms while the player has to accept them: a check of `registerCall`. */
export const checkTerms: CallCheck = ({ site, player }, { problems }) => {
  if (!player || !problems.includes(TERMS_NEEDED) || !hasToAgree(site, player)) return;
  throw new ProblemError(
    TERMS_NEEDED,
    'TERMS_CHANGED',
    'Our terms have changed: read and accept them to continue.',
    undefined,
    { exceptionCode: 1 },
  );
};

/** @param now the server's clock */
export function createTerms({ db, now }: { readonly db: Db; readonly now: () => Date }): Terms {
  /** Returns when a version was first requested, and records it the first time. */
  async function sinceOf(site: Site): Promise<Date> {
    const { id, config } = site;
    const known = { site_id: id, version: config.termsVersion };
    await db
      .insertInto('terms_versions')
      .values({ ...known, since: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { since } = await db
      .selectFrom('terms_versions')
      .select('since')
      .where('site_id', '=', known.site_id)
      .where('version', '=', known.version)
      .executeTakeFirstOrThrow();
    return since;
  }

  async function shown(site: Site, result: boolean): Promise<Status> {
    const version = site.config.termsVersion;
    const updatedAt = version === 0 ? '' : (await sinceOf(site)).toISOString();
    return { result, version, updatedAt };
  }

  return {
    status: (site, player) => shown(site, hasToAgree(site, player)),
    async agree(site, { playerId }, version) {
      if (version !== site.config.termsVersion) {
        throw new ProblemError(
          409,
          'TERMS_CHANGED',
          'The terms have changed again: read the latest version.',
        );
      }
      await db
        .updateTable('players')
        .set({ terms_version: version })
        .where('id', '=', playerId)
        .where('terms_version', '<', version)
        .execute();
      return shown(site, false);
    },
  };
}
