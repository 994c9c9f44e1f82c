import { isDeepStrictEqual } from 'node:util';
import type { EffectiveSettings, EntryPart, SettingPart } from '@touchline/contract/operators';
import type { Payments } from '../../../cashier/index.ts';
import type { Core } from '../../../kernel/index.ts';
import {
  changeState,
  loosenedFields,
  shownSetting,
  versionConflict,
  type LiveSites,
  type Site,
  type SiteState,
} from '../../../site/index.ts';
import type { ActContext, SettingChange } from '../../operatorMoney/approvals.service.ts';
import { siteIn } from './siteIn.ts';

/** Changes of a site's settings, of which those that loosen a guard need a second operator. */
export interface Settings {
  /**
   * Prepares a change of a part for the site as it is now. Throws a ProblemError: 400 that names the faulty fields, 404,
   * 409 if another change came after `version`.
   */
  prepare<Part extends SettingPart>(
    siteId: string,
    part: Part,
    change: { readonly version: number; readonly value: SiteState[Part] },
  ): Promise<SettingChange<Part>>;
  /**
   * Makes a change, judged again for the site as it is now. With a second operator the site may have changed
   * meanwhile, but not this part. Throws a ProblemError as `prepare`.
   */
  change(
    change: SettingChange,
    context: Pick<ActContext, 'secondedBy' | 'claims' | 'recordOf'>,
  ): Promise<void>;
  /** Returns the settings of a site as they apply. */
  shown(site: Site): EffectiveSettings;
}

/** Creates the changes of settings. */
export function createSettings(
  deps: Pick<Core, 'db' | 'now'> & {
    readonly sites: LiveSites;
    readonly payments: Pick<Payments, 'methods'>;
  },
): Settings {
  const {
    sites,
    payments: { methods },
  } = deps;

  /** Judges a value, and returns the fields that it loosens. */
  function loosened(part: SettingPart, value: SiteState[SettingPart], site: Site): string[] {
    // The casts: the value is that of the part.
    if (part === 'paymentMethods') {
      const changes = value as SiteState['paymentMethods'];
      methods.judge(site, changes);
      return methods.loosened(site, changes);
    }
    const own = value as SiteState[EntryPart];
    return loosenedFields(part, site[part], sites.entryRules.read(part, own, sites.listed(site)));
  }

  return {
    async prepare(siteId, part, { version, value }) {
      await sites.refresh();
      const site = siteIn(sites, siteId);
      if (site.config.stateVersion !== version) throw versionConflict(site.config.stateVersion, version);
      const before = site.state[part];
      return { siteId: site.id, part, value, before, version, loosened: loosened(part, value, site) };
    },
    async change({ siteId, part, value, before, version }, { secondedBy, claims, recordOf }) {
      await sites.refresh();
      const site = siteIn(sites, siteId);
      const now = site.config.stateVersion;
      const isSame = secondedBy === null ? now === version : isDeepStrictEqual(site.state[part], before);
      if (!isSame) throw versionConflict(now, version);
      const claimed = { siteId: site.id, loosened: loosened(part, value, site) };
      const record = recordOf({ action: `site.${part}`, subject: `site:${site.id}` });
      await changeState(deps, { siteId: site.id, part, value, version: now }, async (trx, changed) => {
        await claims.setting(trx, claimed);
        await record(trx, changed);
      });
      await sites.refresh();
    },
    shown: (site) => ({
      withdrawals: shownSetting('withdrawals', site.withdrawals),
      paymentMethods: methods.shown(site, site.state.paymentMethods),
      visit: shownSetting('visit', site.visit),
      safety: shownSetting('safety', site.safety),
      games: shownSetting('games', site.games),
      access: shownSetting('access', site.access),
      operators: shownSetting('operators', site.operators),
      consultant: shownSetting('consultant', site.consultant),
    }),
  };
}
