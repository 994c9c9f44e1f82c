import { toWire } from '@touchline/betting';
import {
  averageCost,
  codeNeeds,
  currencyTerms,
  depositBonus,
  faultsOf,
  fixedAmount,
  isOverGrant,
  normalCode,
  requiredWagering,
  wageringOf,
  type CodeNeed,
  type OfferTerms,
} from '@touchline/bonuses';
import type {
  OfferPreview,
  OfferTexts,
  OperatorCodeUse,
  OperatorGrant,
  OperatorOffer,
  OperatorPromoCode,
} from '@touchline/contract/operators';
import {
  changesBetween,
  type Db,
  type Trx,
  parseId,
  type RecordChange,
  ProblemError,
  wrongField,
  type Claims,
} from '../../kernel/index.ts';
import { lockWithAccounts, amountIn, amountOrZeroIn } from '../../ledger/index.ts';
import type { Site } from '../../site/index.ts';
import type { BonusDeps } from './bonuses.service.ts';
import { codesOf, insertCode, type CodeRow } from './codes.store.ts';
import { endGrant } from './ending.ts';
import { grantBonus, randomCode } from './granting.service.ts';
import { grantById, grantsOf, lockGrant, type GrantRow } from './grants.store.ts';
import { grantedId } from './offerAccess.ts';
import {
  insertOffer,
  insertVersion,
  lockOffer,
  offerById,
  offersOf,
  setOfferState,
  type OfferRow,
} from './offers.store.ts';
import { placeRulesOf } from './placeRules.ts';

const MOST_GRANTS = 200;
const MOST_USES = 200;
const WHOLE = 100;

/** Content of an offer as an operator writes it. */
export interface OfferDraft {
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
}

/** A sample player's case. */
export interface SampleCase {
  readonly terms: OfferTerms;
  readonly iso: string;
  /** Deposit, decimal text. */
  readonly deposit: string;
}

/** A new promo code; without a text it is a random one. */
export interface NewCode {
  readonly code?: string;
  readonly offerId: string;
  readonly playerId?: string;
  readonly maxUses?: number;
  readonly perPlayer: number;
  /** Decimal text in `iso`. */
  readonly budget?: string;
  readonly iso?: string;
  readonly countries: readonly string[];
  readonly needs: readonly CodeNeed[];
  /** UTC ms. */
  readonly from?: number;
  readonly to?: number;
}

/** Actions of operators on bonuses. Each change calls `record` in its transaction. */
export interface BonusAdmin {
  offers(site: Site): Promise<OperatorOffer[]>;
  /** Throws a ProblemError 404. */
  offer(sites: readonly Site[], offerId: string): Promise<OperatorOffer>;
  /** Throws a ProblemError 400 for an amount that its currency can't have. */
  preview(site: Site, sample: SampleCase): OfferPreview;
  /** Throws a ProblemError 400 for an amount that its currency can't have. */
  create(site: Site, draft: OfferDraft, by: string, record: RecordChange): Promise<string>;
  /** Stores a new version. Throws a ProblemError: 400 as `create`, 404, 409 with the faults of a published offer. */
  edit(
    sites: readonly Site[],
    offerId: string,
    draft: OfferDraft,
    by: string,
    record: RecordChange,
  ): Promise<void>;
  /** Throws a ProblemError: 404, 409 with the faults. */
  publish(sites: readonly Site[], offerId: string, record: RecordChange): Promise<void>;
  end(offerId: string, record: RecordChange): Promise<void>;
  grants(playerId: bigint): Promise<OperatorGrant[]>;
  /** Offers or gives a bonus. Throws a ProblemError: 403 for a block, 404, 409. */
  give(
    playerId: bigint,
    asked: {
      readonly offerId: string;
      readonly iso: string;
      readonly isOffered: boolean;
      readonly key: string;
    },
    of: { readonly record: RecordChange; readonly claims: Pick<Claims, 'money'> },
  ): Promise<string>;
  /** Revokes a bonus that isn't over. Throws a ProblemError: 404, 409. */
  revoke(grantId: string, record: RecordChange): Promise<void>;
  codes(site: Site): Promise<OperatorPromoCode[]>;
  /** Throws a ProblemError: 400, 404, 409 if the site has the code. */
  createCode(site: Site, code: NewCode, record: RecordChange): Promise<string>;
  endCode(codeId: string, record: RecordChange): Promise<void>;
  uses(codeId: string): Promise<OperatorCodeUse[]>;
}

const noOffer = () => new ProblemError(404, 'OFFER_NOT_FOUND', 'Offer not found: see the list of offers.');
const noGrant = () => new ProblemError(404, 'GRANT_NOT_FOUND', 'Bonus not found: see the player’s bonuses.');
const noCode = () => new ProblemError(404, 'CODE_NOT_FOUND', 'Promo code not found: see the list of codes.');

function requireNoFaults(terms: OfferTerms, site: Site | undefined): void {
  const faults = site ? faultsOf(terms, placeRulesOf(site.safety)) : [];
  if (faults.length === 0) return;
  throw new ProblemError(
    409,
    'OFFER_FAULTS',
    'This offer can’t be published yet: mend what is named.',
    faults.map((code) => ({ path: '/terms', code })),
  );
}

export function createBonusAdmin({ db, now, notify }: BonusDeps): BonusAdmin {
  const siteOf = (sites: readonly Site[], { site_id: id }: OfferRow) => sites.find((site) => site.id === id);

  return {
    offers: async (site) => (await offersOf(db, site.id)).map((row) => offerOf(row, site)),
    async offer(sites, offerId) {
      const id = parseId(offerId);
      const row = id === undefined ? undefined : await offerById(db, id);
      const site = row && siteOf(sites, row);
      if (!row || !site) throw noOffer();
      return offerOf(row, site);
    },
    preview: (site, sample) => previewOf(site, sample),
    create: (site, draft, by, record) =>
      db.transaction().execute(async (trx) => {
        requireAmounts(draft.terms);
        const id = await insertOffer(trx, site.id, { ...draft, at: now(), by });
        await record(trx, { before: null, after: draft });
        return String(id);
      }),
    edit: (sites, offerId, draft, by, record) =>
      changeOffer(db, offerId, async (trx, row) => {
        requireAmounts(draft.terms);
        if (row.state === 'published') requireNoFaults(draft.terms, siteOf(sites, row));
        await insertVersion(trx, row.id, row.version + 1, { ...draft, at: now(), by });
        await record(trx, changesBetween({ terms: row.terms, texts: row.texts }, draft));
      }),
    publish: (sites, offerId, record) =>
      changeOffer(db, offerId, async (trx, row) => {
        requireNoFaults(row.terms, siteOf(sites, row));
        await setOfferState(trx, row.id, 'published');
        await record(trx, {
          before: { state: row.state },
          after: { state: 'published', version: row.version },
        });
      }),
    end: (offerId, record) =>
      changeOffer(db, offerId, async (trx, row) => {
        await setOfferState(trx, row.id, 'ended');
        await record(trx, { before: { state: row.state }, after: { state: 'ended' } });
      }),
    grants: async (playerId) => (await grantsOf(db, playerId, MOST_GRANTS)).map(grantOf),
    async give(playerId, { offerId, iso, isOffered, key }, { record, claims }) {
      const at = now();
      const given = await db.transaction().execute(async (trx) => {
        if (!(await lockWithAccounts(trx, playerId))) throw noGrant();
        const id = parseId(offerId);
        const offer = id === undefined ? undefined : await lockOffer(trx, id);
        const { site_id: siteId } = await trx
          .selectFrom('players')
          .select('site_id')
          .where('id', '=', playerId)
          .executeTakeFirstOrThrow();
        if (offer?.state !== 'published' || offer.site_id !== siteId) throw noOffer();
        const asked = { playerId, offer, iso, source: 'operator', sourceRef: key, at, isOffered } as const;
        const grantId = grantedId(await grantBonus(trx, asked));
        // A bonus for a deposit has no amount yet: the player's own deposit decides it.
        const amount = (await grantById(trx, grantId))?.amount ?? 0n;
        await claims.money(trx, { playerId, iso, amount });
        await record(trx, { before: null, after: { grantId: String(grantId), offerId, iso, isOffered } });
        return String(grantId);
      });
      notify(playerId);
      return given;
    },
    async revoke(grantId, record) {
      const id = parseId(grantId);
      const found = id === undefined ? undefined : await grantById(db, id);
      if (!found) throw noGrant();
      await db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, found.player_id);
        const grant = await lockGrant(trx, found.id);
        if (!grant || isOverGrant(grant.state)) {
          throw new ProblemError(409, 'GRANT_OVER', 'This bonus is over: there is nothing to revoke.');
        }
        const ended = await endGrant(trx, grant, 'revoked', now());
        const removed = toWire(ended?.removed ?? 0n, grant.iso);
        await record(trx, { before: { state: grant.state }, after: { state: 'refused', removed } });
      });
      notify(found.player_id);
    },
    async codes(site) {
      const offers = new Map((await offersOf(db, site.id)).map((offer) => [offer.id, offer]));
      return (await codesOf(db, site.id)).map((row) => codeOf(row, offers.get(row.offer_id)));
    },
    createCode: (site, asked, record) =>
      db.transaction().execute(async (trx) => {
        const code = asked.code === undefined ? randomCode() : normalCode(asked.code);
        if (code === undefined) {
          throw wrongField('/code', 'pattern', 'A code has 4 to 32 letters A to Z and digits.');
        }
        const id = parseId(asked.offerId);
        const offer = id === undefined ? undefined : await offerById(trx, id);
        if (offer?.site_id !== site.id) throw noOffer();
        const playerId = await onlyPlayer(trx, site, asked.playerId);
        const row = codeRow(site, { ...asked, code }, { offerId: offer.id, playerId, at: now() });
        const stored = await insertCode(trx, row);
        if (stored === undefined) {
          throw new ProblemError(
            409,
            'CODE_TAKEN',
            `The site already has the code ${code}: choose another one.`,
          );
        }
        await record(trx, { before: null, after: { ...asked, code } });
        return String(stored);
      }),
    endCode: (codeId, record) =>
      db.transaction().execute(async (trx) => {
        const id = parseId(codeId);
        const row =
          id === undefined
            ? undefined
            : await trx
                .selectFrom('bonus_codes')
                .selectAll()
                .where('id', '=', id)
                .forUpdate()
                .executeTakeFirst();
        if (!row) throw noCode();
        if (row.ended_at !== null) return;
        await trx.updateTable('bonus_codes').set({ ended_at: now() }).where('id', '=', row.id).execute();
        await record(trx, { before: { endedAt: null }, after: { endedAt: now().toISOString() } });
      }),
    async uses(codeId) {
      const id = parseId(codeId);
      const code =
        id === undefined
          ? undefined
          : await db.selectFrom('bonus_codes').select('id').where('id', '=', id).executeTakeFirst();
      if (!code) throw noCode();
      const rows = await db
        .selectFrom('bonus_code_uses as u')
        .innerJoin('players as p', 'p.id', 'u.player_id')
        .select(['u.player_id', 'u.grant_id', 'u.at', 'p.login'])
        .where('u.code_id', '=', code.id)
        .orderBy('u.id', 'desc')
        .limit(MOST_USES)
        .execute();
      return rows.map(({ player_id: playerId, grant_id: grantId, at, login }) => ({
        playerId: String(playerId),
        login,
        grantId: String(grantId),
        at: at.getTime(),
      }));
    },
  };
}

function changeOffer(
  db: Db,
  offerId: string,
  work: (trx: Parameters<RecordChange>[0], row: OfferRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const id = parseId(offerId);
    const row = id === undefined ? undefined : await lockOffer(trx, id);
    if (!row) throw noOffer();
    await work(trx, row);
  });
}

function offerOf(row: OfferRow, site: Site): OperatorOffer {
  return {
    id: String(row.id),
    siteId: row.site_id,
    state: row.state,
    version: row.version,
    grants: row.grants,
    terms: row.terms,
    texts: row.texts,
    changedAt: row.changed_at.getTime(),
    changedBy: row.changed_by,
    faults: faultsOf(row.terms, placeRulesOf(site.safety)),
  };
}

/** Computes an offer for a sample player. Throws a ProblemError 400 for an amount that its currency can't have. */
function previewOf(site: Site, { terms, iso, deposit }: SampleCase): OfferPreview {
  requireAmounts(terms);
  const faults = faultsOf(terms, placeRulesOf(site.safety));
  const paid = amountOrZeroIn(deposit, iso, '/deposit');
  const amount = depositBonus(terms, paid, iso) ?? fixedAmount(terms, iso);
  if (amount === undefined) return { faults, iso };
  const required = requiredWagering(terms, { bonus: amount, deposit: paid });
  const { left } = wageringOf(required, 0n);
  const bounds = currencyTerms(terms, iso);
  return {
    faults,
    iso,
    amount: toWire(amount, iso),
    required: toWire(required, iso),
    cost: toWire(averageCost(left, WHOLE, terms.wagering?.assumedReturn ?? WHOLE), iso),
    ...(bounds?.maxBet === undefined ? {} : { maxBet: bounds.maxBet }),
    ...(bounds?.maxConvert === undefined ? {} : { maxConvert: bounds.maxConvert }),
  };
}

/** Throws a ProblemError 400 for an amount that its currency can't have. */
function requireAmounts({ currencies }: OfferTerms): void {
  for (const [index, { iso, ...amounts }] of currencies.entries()) {
    for (const [field, text] of Object.entries(amounts)) {
      if (text !== undefined) amountOrZeroIn(text, iso, `/terms/currencies/${index}/${field}`);
    }
  }
}

/** Returns the id of the only player of a code. Throws a ProblemError 400 for one that the site doesn't have. */
async function onlyPlayer(trx: Trx, site: Site, playerId: string | undefined): Promise<bigint | null> {
  if (playerId === undefined) return null;
  const unknown = wrongField('/playerId', 'unknown', `The site has no player ${playerId}: check the number.`);
  const id = parseId(playerId);
  if (id === undefined) throw unknown;
  const player = await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', site.id)
    .executeTakeFirst();
  if (!player) throw unknown;
  return player.id;
}

function grantOf(row: GrantRow): OperatorGrant {
  const { iso } = row;
  return {
    id: String(row.id),
    playerId: String(row.player_id),
    offerId: String(row.offer_id),
    version: row.version,
    title: row.texts['en']?.title ?? '',
    kind: row.kind,
    state: row.state,
    source: row.source,
    iso,
    amount: row.amount === null ? null : toWire(row.amount, iso),
    required: toWire(row.required, iso),
    done: toWire(wageringOf(row.required, row.progress).done, iso),
    converted: toWire(row.converted, iso),
    removed: toWire(row.removed, iso),
    at: row.created_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    endReason: row.end_reason,
  };
}

function codeOf(row: CodeRow, offer: OfferRow | undefined): OperatorPromoCode {
  const { budget, budget_iso: iso } = row;
  const money = (minor: bigint): string | null => (iso === null ? null : toWire(minor, iso));
  return {
    id: String(row.id),
    siteId: row.site_id,
    code: row.code,
    offerId: String(row.offer_id),
    offerTitle: offer?.texts['en']?.title ?? '',
    playerId: row.player_id === null ? null : String(row.player_id),
    uses: row.uses,
    maxUses: row.max_uses,
    perPlayer: row.per_player,
    budget: budget === null ? null : money(budget),
    spent: budget === null ? null : money(row.spent),
    iso,
    countries: row.countries,
    needs: codeNeeds.filter((need) => row.needs.includes(need)),
    from: row.from_at?.getTime() ?? null,
    to: row.to_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  };
}

function codeRow(
  site: Site,
  asked: NewCode & { readonly code: string },
  {
    offerId,
    playerId,
    at,
  }: { readonly offerId: bigint; readonly playerId: bigint | null; readonly at: Date },
) {
  const { budget, iso } = asked;
  if ((budget === undefined) !== (iso === undefined)) {
    throw wrongField('/budget', 'currency', 'A budget needs an amount and a currency: send both or neither.');
  }
  return {
    site_id: site.id,
    code: asked.code,
    offer_id: offerId,
    player_id: playerId,
    max_uses: asked.maxUses ?? null,
    per_player: asked.perPlayer,
    budget: budget === undefined || iso === undefined ? null : amountIn(budget, iso, '/budget'),
    budget_iso: iso ?? null,
    countries: [...asked.countries],
    needs: [...asked.needs],
    from_at: asked.from === undefined ? null : new Date(asked.from),
    to_at: asked.to === undefined ? null : new Date(asked.to),
    ended_at: null,
    created_at: at,
  };
}
