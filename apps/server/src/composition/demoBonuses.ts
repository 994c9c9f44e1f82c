import { DEFAULT_CONTRIBUTIONS, type CurrencyTerms, type OfferTerms } from '@touchline/bonuses';
import type { OfferTexts } from '@touchline/contract/operators';
import { demoPlayer } from './demoAccount.ts';
import { unclaimed } from '../kernel/index.ts';
import type { Platform } from '../platform.ts';

const BY = 'demonstration';
const KEY = 'demonstration-start';

/** Conditions that all offers of the demonstration share. */
const COMMON = { isSticky: false, countries: [], needs: [], perPlayer: 1, isHidden: false } as const;
const SPORT = { types: ['single', 'express'], minLegs: 3, minOdds: '1.40' } as const;
const WAGERING = { base: 'bonus', countFrom: 'bonus', assumedReturn: 93, sport: SPORT } as const;

/** Conditions in which the demonstration's bonuses with wagering differ. */
interface Wagered extends Pick<OfferTerms, 'kind' | 'days'> {
  readonly inEuros: Omit<CurrencyTerms, 'iso'>;
  readonly times: string;
}

const wagered = ({ kind, days, inEuros, times }: Wagered): OfferTerms => ({
  ...COMMON,
  kind,
  product: 'betting',
  currencies: [{ iso: 'EUR', ...inEuros }],
  wagering: { ...WAGERING, times },
  days,
});

/** Returns the conditions of a bonus that is wagered in games, by the usual contributions. */
const inCasino = ({
  kind,
  days,
  inEuros,
  percent,
}: Omit<Wagered, 'times'> & Pick<OfferTerms, 'percent'>): OfferTerms => ({
  ...COMMON,
  kind,
  product: 'casino',
  currencies: [{ iso: 'EUR', ...inEuros }],
  percent,
  perPlayer: kind === 'reload' ? 52 : 1,
  wagering: {
    times: '10',
    base: 'bonus',
    countFrom: 'bonus',
    assumedReturn: 96,
    games: DEFAULT_CONTRIBUTIONS,
  },
  days,
});

interface DemoOffer {
  readonly id: 'first' | 'reload' | 'freeBet' | 'code' | 'active' | 'casinoFirst' | 'casinoReload';
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
}

const OFFERS: readonly DemoOffer[] = [
  {
    id: 'first',
    terms: {
      ...wagered({
        kind: 'firstDeposit',
        days: 30,
        inEuros: { cap: '100.00', minDeposit: '10.00', maxConvert: '500.00' },
        times: '5',
      }),
      percent: '100',
    },
    texts: {
      en: { title: 'Welcome bonus', text: 'Your first deposit is doubled, for sports.' },
      ru: { title: 'Приветственный бонус', text: 'Удваиваем первый депозит для спорта.' },
      ar: { title: 'مكافأة الترحيب', text: 'نضاعف إيداعك الأول للرياضة.' },
    },
  },
  {
    id: 'reload',
    terms: {
      ...wagered({
        kind: 'reload',
        days: 14,
        inEuros: { cap: '50.00', minDeposit: '20.00', maxConvert: '250.00' },
        times: '4',
      }),
      percent: '50',
      perPlayer: 52,
    },
    texts: {
      en: { title: 'Half on top', text: 'Half of your next deposit on top, for sports.' },
      ru: { title: 'Половина сверху', text: 'Половина следующего депозита сверху, для спорта.' },
      ar: { title: 'نصف إضافي', text: 'نصف إيداعك القادم إضافةً، للرياضة.' },
    },
  },
  {
    id: 'freeBet',
    terms: {
      ...COMMON,
      kind: 'freeBet',
      product: 'betting',
      minOdds: '1.80',
      currencies: [{ iso: 'EUR', amount: '10.00' }],
      days: 7,
    },
    texts: {
      en: { title: 'Free bet of the week', text: 'A bet on us.' },
      ru: { title: 'Фрибет недели', text: 'Ставка за наш счёт.' },
      ar: { title: 'رهان الأسبوع المجاني', text: 'رهان على حسابنا.' },
    },
  },
  {
    id: 'code',
    terms: {
      ...wagered({ kind: 'grant', days: 7, inEuros: { amount: '5.00', maxConvert: '50.00' }, times: '3' }),
      isHidden: true,
    },
    texts: {
      en: { title: 'Spring bonus', text: 'A small bonus for sports with the code SPRING26.' },
      ru: { title: 'Весенний бонус', text: 'Небольшой бонус для спорта по промокоду SPRING26.' },
      ar: { title: 'مكافأة الربيع', text: 'مكافأة صغيرة للرياضة مع الرمز SPRING26.' },
    },
  },
  {
    id: 'casinoFirst',
    terms: inCasino({
      kind: 'firstDeposit',
      days: 30,
      inEuros: { cap: '100.00', minDeposit: '10.00', maxBet: '5.00', maxConvert: '500.00' },
      percent: '100',
    }),
    texts: {
      en: { title: 'First deposit in slots', text: 'Your first deposit is doubled, for games.' },
      ru: { title: 'Первый депозит в слотах', text: 'Удваиваем первый депозит для игр.' },
      ar: { title: 'أول إيداع في السلوتس', text: 'نضاعف إيداعك الأول للألعاب.' },
    },
  },
  {
    id: 'casinoReload',
    terms: inCasino({
      kind: 'reload',
      days: 14,
      inEuros: { cap: '50.00', minDeposit: '20.00', maxBet: '5.00', maxConvert: '250.00' },
      percent: '50',
    }),
    texts: {
      en: { title: 'Half on top for games', text: 'Half of your next deposit on top, for games.' },
      ru: { title: 'Половина сверху для игр', text: 'Половина следующего депозита сверху, для игр.' },
      ar: { title: 'نصف إضافي للألعاب', text: 'نصف إيداعك القادم إضافةً، للألعاب.' },
    },
  },
  {
    id: 'active',
    terms: {
      ...wagered({
        kind: 'grant',
        days: 10,
        inEuros: { amount: '25.00', maxBet: '10.00', maxConvert: '150.00' },
        times: '4',
      }),
      isHidden: true,
    },
    texts: {
      en: { title: 'Sports bonus', text: 'For bets on sports.' },
      ru: { title: 'Спортивный бонус', text: 'Для ставок на спорт.' },
      ar: { title: 'مكافأة رياضية', text: 'للرهان على الرياضة.' },
    },
  },
];

/**
 * Stores the offers and the public code of a demonstration on the first site, and gives the demo player a bonus, if the
 * site has no offers yet. Several processes may call it at the same start.
 */
export async function seedDemoBonuses({ bonuses, sites, db }: Platform): Promise<void> {
  const [site] = sites.all;
  if (!site?.config.isDemoCashier) return;
  const { operator } = bonuses;
  if ((await operator.offers(site)).length > 0) return;
  const record = () => Promise.resolve();
  const ids = new Map<DemoOffer['id'], string>();
  for (const { id, terms, texts } of OFFERS) {
    const offerId = await operator.create(site, { terms, texts }, BY, record);
    ids.set(id, offerId);
    await operator.publish(sites.all, offerId, record);
  }
  const playerId = await demoPlayer(db, site);
  const [code, active] = [ids.get('code'), ids.get('active')];
  if (code === undefined || active === undefined || playerId === undefined) return;
  const sample = { code: 'SPRING26', maxUses: 1000, perPlayer: 1, budget: '5000.00', iso: 'EUR' };
  await operator.createCode(site, { ...sample, offerId: code, countries: [], needs: [] }, record);
  const gift = { offerId: active, iso: 'EUR', isOffered: false, key: KEY };
  await operator.give(playerId, gift, { record, claims: unclaimed });
}
