import { toWire } from '@touchline/betting';
import type { Zone } from '@touchline/contract/timeZones';
import { timesIn, zoneName } from '../../betting/index.ts';
import { seconds } from '../../kernel/index.ts';
import {
  htmlMail,
  plainMail,
  type MailBlock,
  type MailDocument,
  type Messages,
  type OutgoingMail,
} from '../../delivery/index.ts';
import type { HistoryRound, RoundSums } from './history.store.ts';

export interface RoundsOfTime {
  readonly messages: Messages;
  /** Time zone of the shown times. */
  readonly zone: Zone;
  /** UTC seconds. */
  readonly from: number;
  readonly until: number;
  readonly company: string;
  /** Newest first. */
  readonly rounds: readonly HistoryRound[];
  readonly sums: readonly RoundSums[];
}

/** Writes the mail with the rounds of a period: the sums by currency, then each round. */
export function roundsMail(asked: RoundsOfTime): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const { messages, zone, company, rounds, sums } = asked;
  const time = timesIn(messages.tag, zone);
  const span = { from: time.day(asked.from), to: time.day(asked.until) };
  const subject = messages.text('mail.rounds.subject', span);
  const document: MailDocument = {
    tag: messages.tag,
    direction: messages.direction,
    title: subject,
    intro: [messages.text('mail.rounds.intro', { ...span, company, zone: zoneName(zone) })],
    blocks:
      rounds.length === 0
        ? [{ heading: messages.text('mail.rounds.none'), details: [] }]
        : [...sums.map((one) => sumBlock(one, messages)), ...rounds.map(roundBlock)],
    outro: messages.text('mail.outro'),
  };
  return { subject, text: plainMail(document), html: htmlMail(document) };

  function roundBlock({ id, name, provider, state, iso, staked, won, openedAt }: HistoryRound): MailBlock {
    return {
      heading: `${name}, ${provider}`,
      details: [
        [messages.text('mail.rounds.number'), String(id)],
        [messages.text('mail.rounds.at'), time.moment(seconds(openedAt))],
        [messages.text('mail.fact.state'), messages.text(`mail.rounds.state.${state}`)],
        [messages.text('mail.fact.stake'), `${toWire(staked, iso)} ${iso}`],
        [messages.text('mail.fact.paid'), `${toWire(won, iso)} ${iso}`],
      ],
    };
  }
}

function sumBlock({ iso, rounds, staked, won }: RoundSums, messages: Messages): MailBlock {
  return {
    heading: messages.countedText('mail.rounds.count', rounds),
    details: [
      [messages.text('mail.fact.allStakes'), `${toWire(staked, iso)} ${iso}`],
      [messages.text('mail.fact.allPaid'), `${toWire(won, iso)} ${iso}`],
    ],
  };
}
