import type { PlayerMessage } from '@touchline/contract';
import type { AccountRowTone, IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { limitName, limitText } from '../../features/limits/limitTexts.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useWritten } from '../../platform/i18n/useWritten.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { messageLooks, messageTitle } from './messageLook.ts';

/** A message as it is shown. */
export interface MessageView {
  readonly title: string;
  /** Plain text with its line breaks. */
  readonly text: string;
  readonly icon: IconName;
  readonly tone: AccountRowTone;
  readonly link: { readonly href: string; readonly label: string } | undefined;
}

/** Returns a function that composes a message in the language of the page. Its translations are `inbox` and `limits`. */
export function useMessageView(): (message: Pick<PlayerMessage, 'subject'>) => MessageView {
  const { t } = useTranslation(['inbox', 'limits']);
  const { t: inbox } = useTranslation('inbox');
  const { t: limits } = useTranslation('limits');
  const format = useFormat();
  const { home, paymentRecord, bet, responsible } = usePaths();
  const lang = useLang();
  const written = useWritten();
  const { withdrawal } = officePathsIn(lang);

  function textOf(subject: PlayerMessage['subject']): string {
    switch (subject.kind) {
      case 'operator':
        return subject.text;
      case 'bet-won': {
        const { couponId: number, payout, stake, iso } = subject;
        const sums = { payout: format.money(payout, iso), stake: format.money(stake, iso) };
        return inbox('kinds.bet-won.text', { number, ...sums });
      }
      case 'bet-corrected': {
        const { couponId: number, before, payout, iso } = subject;
        const sums = { number, before: format.money(before, iso) };
        if (payout !== null)
          return inbox('kinds.bet-corrected.text', { ...sums, payout: format.money(payout, iso) });
        return inbox(`corrected.${Number(before) > 0 ? 'takenBack' : 'reopened'}`, sums);
      }
      case 'bonus-given':
      case 'bonus-ending': {
        const { kind, amount, iso, until } = subject;
        const date = `${format.date(until)}, ${format.time(until)}`;
        return inbox(`kinds.${kind}.text`, { amount: format.money(amount, iso), date });
      }
      case 'free-rounds-given':
      case 'free-rounds-ending': {
        const { kind, game, otherGames, rounds, value, iso, until } = subject;
        const games = otherGames === 0 ? game : inbox('games', { game, count: otherGames });
        const date = `${format.date(until)}, ${format.time(until)}`;
        return inbox(`kinds.${kind}.text`, { count: rounds, value: format.money(value, iso), games, date });
      }
      case 'tournament-won': {
        const { titles, place, prize, amount, iso } = subject;
        const given =
          iso === null
            ? inbox('prize.points', { count: Number(amount) })
            : inbox(prize === 'bonus' ? 'prize.bonus' : 'prize.money', { amount: format.money(amount, iso) });
        return inbox('kinds.tournament-won.text', { name: written(titles) ?? '', place, prize: given });
      }
      case 'limit-set': {
        const { limitType, limitValue, measure, iso, until } = subject;
        const name = limitName(limits, limitType);
        const limit = { limitValue, measure, ...(iso === null ? {} : { iso }) };
        const value = limitText(limits, limit, format.money);
        if (until === null) return inbox('limitSet.text', { name, value });
        return inbox('limitSet.until', { name, value, date: `${format.date(until)}, ${format.time(until)}` });
      }
      case 'limit-removed':
        return inbox('kinds.limit-removed.text', { name: limitName(limits, subject.limitType) });
      default:
        return inbox(`kinds.${subject.kind}.text`, { amount: format.money(subject.amount, subject.iso) });
    }
  }

  function linkOf(subject: PlayerMessage['subject']): MessageView['link'] {
    switch (subject.kind) {
      case 'operator': {
        const href = subject.link === null ? undefined : knownPath(`${home}/${subject.link}`);
        return href !== undefined && isOffered(href)
          ? { href, label: subject.label ?? t('inbox:one.open') }
          : undefined;
      }
      case 'bet-won':
      case 'bet-corrected':
        return { href: bet(subject.couponId), label: t('inbox:links.bet') };
      case 'payout-kept':
        return withdrawal === undefined
          ? undefined
          : { href: withdrawal, label: t('inbox:links.withdrawal') };
      case 'bonus-given':
      case 'bonus-ending':
        return { href: `${home}/office/bonuses`, label: t('inbox:links.bonus') };
      case 'free-rounds-given':
      case 'free-rounds-ending':
        return { href: `${home}/bonus/casino`, label: t('inbox:links.freeRounds') };
      case 'tournament-won':
        return {
          href: tournamentPathsIn(lang).results(subject.tournamentId),
          label: t('inbox:links.tournament'),
        };
      case 'limit-set':
      case 'limit-removed':
        return { href: responsible, label: t('inbox:links.limits') };
      default:
        return { href: paymentRecord(subject.paymentId), label: t('inbox:links.payment') };
    }
  }

  return ({ subject }) => ({
    title: messageTitle(inbox, subject),
    text: textOf(subject),
    ...messageLooks[subject.kind],
    link: linkOf(subject),
  });
}
