import { toMinor, toWire } from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import { localSeconds, type Zone } from '@touchline/contract/timeZones';
import {
  htmlMail,
  plainMail,
  type Detail,
  type MailBlock,
  type MailDocument,
  type OutgoingMail,
  type Messages,
} from '../../delivery/index.ts';
import { pickName } from './legNames.ts';

export interface HistoryOfTime {
  readonly messages: Messages;
  /** Time zone of the shown times. */
  readonly zone: Zone;
  /** UTC seconds. */
  readonly from: number;
  readonly to: number;
  readonly company: string;
  readonly iso: string;
  /** Newest first, all of one account. */
  readonly bets: readonly Coupon[];
}

/** Writes the mail with the bets of a period: total stake and payout, then each bet with its selections. */
export function historyMail(asked: HistoryOfTime): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const { messages, zone, company, iso, bets } = asked;
  const time = timesIn(messages.tag, zone);
  const span = { from: time.day(asked.from), to: time.day(asked.to) };
  const subject = messages.text('mail.subject', span);
  const document: MailDocument = {
    tag: messages.tag,
    direction: messages.direction,
    title: subject,
    intro: [messages.text('mail.intro', { ...span, company, iso, zone: zoneName(zone) })],
    blocks:
      bets.length === 0
        ? [{ heading: messages.text('mail.none'), details: [] }]
        : [sumBlock(asked), ...bets.map((bet) => betBlock(bet, messages, time))],
    outro: messages.text('mail.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };
}

/** Formats of days and times of a language in a time zone. */
export interface Times {
  day(seconds: number): string;
  moment(seconds: number): string;
}

/** @param zone of the shown times */
export function timesIn(tag: string, zone: Zone): Times {
  const fixed = { timeZone: 'UTC', numberingSystem: 'latn' } as const;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...fixed });
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...fixed });
  const shifted = (seconds: number): number => localSeconds(zone, seconds) * 1000;
  return {
    day: (seconds) => days.format(shifted(seconds)),
    moment: (seconds) => moments.format(shifted(seconds)),
  };
}

/** Names a time zone: "Europe/Berlin", or its offset, as "UTC+5:30" for 5.5. */
export function zoneName(zone: Zone): string {
  if (typeof zone === 'string') return zone.replaceAll('_', ' ');
  const minutes = Math.round(Math.abs(zone) * 60);
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${zone < 0 ? '-' : '+'}${hours}`;
}

/** Returns the amount that a bet paid after tax, minor units: its payout, its cash-outs, and an insurance's refund. */
function paidOf(bet: Coupon): bigint {
  const sold = (bet.sales ?? []).filter(({ state }) => state === 'done').map(({ amount }) => amount);
  const refund = bet.outcome === 'lost' && bet.insurance ? [bet.insurance.refund] : [];
  // The payout of a coupon that was cashed out is the sum of its sales.
  const payout = bet.payout === undefined || bet.state === 'sold' ? [] : [bet.payout];
  return sumOf([...payout, ...sold, ...refund], bet.iso) - toMinor(bet.tax?.withheld ?? '0', bet.iso);
}

/** Returns the cost of a bet, minor units: its stake, an extra stake and a premium. */
function costOf({ amount, powerBet, insurance, iso }: Coupon): bigint {
  return sumOf(
    [amount, ...(powerBet ? [powerBet.extraStake] : []), ...(insurance ? [insurance.premium] : [])],
    iso,
  );
}

function sumOf(amounts: readonly string[], iso: string): bigint {
  return amounts.reduce((sum, amount) => sum + toMinor(amount, iso), 0n);
}

function sumBlock({ messages, iso, bets }: HistoryOfTime): MailBlock {
  const total = (of: (bet: Coupon) => bigint): string =>
    `${toWire(
      bets.reduce((sum, bet) => sum + of(bet), 0n),
      iso,
    )} ${iso}`;
  return {
    heading: messages.countedText('mail.bets', bets.length),
    details: [
      [messages.text('mail.fact.allStakes'), total(costOf)],
      [messages.text('mail.fact.allPaid'), total(paidOf)],
    ],
  };
}

/** Renders a bet with its amounts, its state and its selections. */
export function betBlock(bet: Coupon, messages: Messages, time: Times): MailBlock {
  const type = messages.text(`mail.type.${bet.typeId}`);
  return {
    heading: messages.text('mail.bet', { number: bet.id, type }),
    details: detailsOf(bet, messages, time),
    items: bet.bets.map((leg) => ({
      title: `${leg.home} – ${leg.away}`,
      details: [
        `${leg.competition}, ${time.moment(leg.startsAt)}`,
        pickName(messages, leg),
        `${priceText(leg.coef)}, ${messages.text(`mail.result.${leg.statusId < 0 ? 'open' : leg.statusId}`)}`,
      ],
    })),
  };
}

/** Formats decimal odds as the app does: two decimals, three where the price has them. */
function priceText(coef: string): string {
  const [whole, decimals = ''] = coef.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

function detailsOf(bet: Coupon, messages: Messages, time: Times): readonly Detail[] {
  const money = (amount: string): string => `${amount} ${bet.iso}`;
  const fact = (name: string, value: string | undefined): Detail[] =>
    value === undefined ? [] : [[messages.text(`mail.fact.${name}`), value]];
  const sales = (bet.sales ?? []).filter(({ state }) => state === 'done');
  return [
    ...fact('state', messages.text(`mail.state.${bet.outcome ?? bet.state}`)),
    ...fact('placed', time.moment(bet.placedAt)),
    ...fact('settled', bet.settledAt === undefined ? undefined : time.moment(bet.settledAt)),
    ...fact('stake', money(bet.amount)),
    ...fact('price', priceText(bet.coef)),
    ...fact('possible', money(bet.possiblePayout)),
    ...fact('extraStake', bet.powerBet && money(bet.powerBet.extraStake)),
    ...fact('premium', bet.insurance && money(bet.insurance.premium)),
    ...fact('refund', bet.insurance && money(bet.insurance.refund)),
    ...sales.flatMap(({ amount }) => fact('soldFor', money(amount))),
    ...fact('paid', bet.payout === undefined || bet.state === 'sold' ? undefined : money(bet.payout)),
    ...fact('tax', bet.tax && bet.settledAt !== undefined ? money(bet.tax.withheld) : undefined),
    ...(bet.corrections ?? []).flatMap(({ payoutBefore, payoutAfter }) =>
      fact(
        'corrected',
        messages.text('mail.corrected', { before: money(payoutBefore), after: money(payoutAfter) }),
      ),
    ),
  ];
}
