import type { TimelineEntry } from '@touchline/contract/operators';
import type { ActivityTone } from '@touchline/ui';
import { changeText } from '../../auditLog/changeText.ts';
import { actionText } from '../../auditLog/actionText.ts';
import { couponTypeText, stateText } from '../../bets/betText.ts';
import { messageOf, t } from '../../messages/messages.ts';
import { deviceText } from '../../shared/deviceText.ts';
import { isNothing, moneyText } from '../../shared/money.ts';
import { to } from '../../shared/route.ts';
import { dayTime } from '../../shared/times.ts';
import { limitValueText } from '../limitText.ts';
import { depositText, withdrawalText } from './paymentEntry.ts';

/** Texts of an entry of the timeline. */
export interface EntryText {
  /** Event in one sentence, with its amount. */
  readonly title: string;
  /** Further facts in the order of their weight; missing ones are left out. */
  readonly details: readonly (string | null)[];
  /** Page of the thing; none if it has no page. */
  readonly href?: string;
  /** @default 'neutral' */
  readonly tone?: ActivityTone;
}

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;
type Texts = {
  readonly [Kind in TimelineEntry['kind']]: (entry: EntryOf<Kind>, playerId: string) => EntryText;
};

const texts: Texts = {
  session: ({ userAgent, endReason }, playerId) => ({
    title: t('timeline.session'),
    details: [deviceText(userAgent), endReason === null ? null : messageOf('sessionEnd', endReason)],
    href: to('players', playerId, 'security'),
  }),
  limit: ({ type, value, iso, state, isRemoval, by }, playerId) => ({
    title: isRemoval ? messageOf('timeline.limitRemoval', state) : messageOf('timeline.limit', state),
    details: [
      isRemoval
        ? messageOf('limit', type)
        : t('timeline.limitValue', {
            name: messageOf('limit', type),
            value: limitValueText({ type, value, iso }),
          }),
      messageOf('limitBy', by),
    ],
    href: to('players', playerId, 'limits'),
  }),
  bet: ({ bet: { id, state, typeId, amount, iso } }) => ({
    title: t('timeline.bet', { amount: moneyText(amount, iso) }),
    details: [couponTypeText(typeId), stateText(state)],
    href: to('bets', id),
  }),
  settlement: ({ bet: { id, state, typeId, amount, iso, outcome, payout, tax } }) => {
    const kind = outcome ?? (state === 'sold' ? 'sold' : 'settled');
    return {
      title: t(`timeline.settlement.${kind}`, { amount: moneyText(amount, iso) }),
      details: [
        isNothing(payout) ? null : t('timeline.paid', { amount: moneyText(payout, iso) }),
        isNothing(tax) ? null : t('timeline.tax', { amount: moneyText(tax, iso) }),
        couponTypeText(typeId),
      ],
      href: to('bets', id),
      tone: outcome === 'won' ? 'success' : 'neutral',
    };
  },
  game: ({ session: { game, iso, isBonus, rounds, staked, won } }) => ({
    title: t('timeline.game', { game: game.name }),
    details: [
      t('timeline.rounds', { count: rounds }),
      t('timeline.staked', { amount: moneyText(staked, iso) }),
      t('timeline.won', { amount: moneyText(won, iso) }),
      isBonus ? t('timeline.bonusMoney') : null,
    ],
  }),
  deposit: ({ payment }) => depositText(payment),
  withdrawal: ({ payment }) => withdrawalText(payment),
  bonus: ({ grant: { title, kind, event, iso, amount, converted, endReason } }, playerId) => ({
    title: t(`timeline.bonus.${event}`, { title: title === '' ? messageOf('offerKind', kind) : title }),
    details: [
      endReason === null ? null : messageOf('grantState', endReason),
      amount === null || event === 'ended' ? null : moneyText(amount, iso),
      event !== 'ended' || isNothing(converted)
        ? null
        : t('timeline.converted', { amount: moneyText(converted, iso) }),
    ],
    href: to('players', playerId, 'bonuses'),
  }),
  freeRounds: ({ freeRounds: { event, rounds, iso, stake, won, cause } }, playerId) => ({
    title: t(`timeline.freeRounds.${event}`, { count: rounds }),
    details: [
      t('timeline.roundValue', { amount: moneyText(stake, iso) }),
      isNothing(won) ? null : t('timeline.won', { amount: moneyText(won, iso) }),
      cause === null ? null : messageOf('freeRounds.cause', cause),
    ],
    href: to('players', playerId, 'bonuses'),
  }),
  message: ({ message: { kind, readAt, deletedAt } }, playerId) => ({
    title:
      kind === 'operator'
        ? t('timeline.operatorMessage')
        : t('timeline.message', { name: messageOf('messageKind', kind) }),
    details: [
      readAt === null ? t('timeline.unread') : t('timeline.read', { time: dayTime(readAt) }),
      deletedAt === null ? null : t('timeline.deleted', { time: dayTime(deletedAt) }),
    ],
    href: to('players', playerId, 'messages'),
  }),
  mail: ({ mail: { id, subject, sentAt, gaveUpAt } }) => ({
    title: t('timeline.mail', { subject }),
    details: [mailState({ sentAt, gaveUpAt })],
    href: to('outbox', id),
    tone: gaveUpAt === null ? 'neutral' : 'danger',
  }),
  request: ({ request: { id, number, topic, subTopic, state, author, operator } }) => ({
    title:
      author === 'player'
        ? t('timeline.request.player')
        : t('timeline.request.operator', { operator: operator ?? '' }),
    details: [
      messageOf('consultant.topic', topic),
      subTopic === null ? null : messageOf('consultant.sub', subTopic),
      t('search.number', { id: number }),
      messageOf('consultant.state', state),
    ],
    href: to('consultant', id),
  }),
  realityCheck: ({ isOff }) => ({
    title: t(isOff ? 'timeline.realityCheckOff' : 'timeline.realityCheck'),
    details: [],
  }),
  identification: ({ request: { event, state, cause, operator } }) => ({
    title:
      event === 'submitted'
        ? t('timeline.identification.submitted')
        : messageOf('timeline.identification', state),
    details: [
      cause === null ? null : messageOf('checkReason', cause),
      operator === null ? null : t('timeline.by', { operator }),
    ],
    tone: event === 'submitted' ? 'neutral' : verdictTone(state),
  }),
  verification: ({ check: { type, state, reason, document, source, operator } }, playerId) => ({
    title: t('timeline.verification', {
      type: messageOf('checkType', type),
      state: messageOf('checkState', state),
    }),
    details: [
      reason === null ? null : messageOf('checkReason', reason),
      document === null ? null : messageOf('checkDocument', document),
      operator === null ? messageOf('checkSource', source) : t('timeline.by', { operator }),
    ],
    href: to('players', playerId, 'verification'),
    tone: verdictTone(state),
  }),
  audit: ({ entry }) => ({
    title: actionText(entry.action),
    details: [t('timeline.by', { operator: entry.operator }), changeText(entry), entry.reason],
    tone: entry.action === 'player.blocks' ? 'warning' : 'neutral',
  }),
};

/** Returns the texts of an entry, with links to pages about the player. */
export function entryText(entry: TimelineEntry, playerId: string): EntryText {
  // The cast: the kind selects the function that takes its entries.
  return (texts[entry.kind] as (entry: TimelineEntry, playerId: string) => EntryText)(entry, playerId);
}

/** Joins the facts of an entry; undefined without any. */
export function detailOf({ details }: Pick<EntryText, 'details'>): string | undefined {
  const given = details.filter((detail) => detail !== null && detail !== '');
  return given.length === 0 ? undefined : given.join(' · ');
}

function mailState({ sentAt, gaveUpAt }: Pick<EntryOf<'mail'>['mail'], 'sentAt' | 'gaveUpAt'>): string {
  if (sentAt !== null) return t('timeline.sent', { time: dayTime(sentAt) });
  return gaveUpAt === null ? t('timeline.unsent') : t('timeline.gaveUp', { time: dayTime(gaveUpAt) });
}

function verdictTone(state: string): ActivityTone {
  if (state === 'approved') return 'success';
  return state === 'refused' ? 'danger' : 'neutral';
}
