import type { FieldProblem } from '@touchline/ui';
import { t, type MessageKey } from '../messages/messages.ts';
import { countOf, linesOf, wholeOf, wordsOf } from '../shared/entries.ts';
import type { OfferDraft } from './offerDraft.ts';
import { isAmountName, isForDeposit, textsOf } from './offerTerms.ts';

const MAX_DAYS = 365;
const MAX_PER_PLAYER = 1000;
const MAX_GRANTS = 999_999_999;
const MAX_LEGS = 20;
const MAX_PERCENT = 100;

const AMOUNT = /^\d{1,12}(\.\d{1,8})?$/;
const PERCENT = /^\d{1,4}(\.\d{1,2})?$/;
const ODDS = /^[1-9]\d{0,3}(\.\d{1,3})?$/;
const ISO = /^[A-Za-z]{3,10}$/;
const COUNTRY = /^[A-Za-z]{2}$/;

function isCurrencyLine(line: string): boolean {
  const [iso = '', ...amounts] = wordsOf(line);
  return (
    ISO.test(iso) &&
    amounts.every((part) => {
      const [name = '', value = ''] = part.split('=');
      return isAmountName(name) && AMOUNT.test(value);
    })
  );
}

function isGameLine(line: string): boolean {
  const [, percent = '', ...more] = wordsOf(line);
  return more.length === 0 && (wholeOf(percent) ?? MAX_PERCENT + 1) <= MAX_PERCENT;
}

/** Returns whether the English title and text are written, and every other language has both or none. */
function areTextsWhole(draft: OfferDraft): boolean {
  const texts = textsOf(draft);
  return (
    texts['en'] !== undefined && Object.values(texts).every(({ title, text }) => title !== '' && text !== '')
  );
}

/** Returns the faults of the entries that can't be read. What an offer needs to be published, the server says. */
export function offerProblems(draft: OfferDraft): readonly FieldProblem[] {
  const { from, to } = draft;
  const isFreeBet = draft.kind === 'freeBet';
  const isBetting = draft.product === 'betting';
  const isPast = from !== undefined && to !== undefined && to <= from;
  const checks: readonly (readonly [field: keyof OfferDraft, isRight: boolean, text: MessageKey])[] = [
    ['days', countOf(draft.days, MAX_DAYS) !== undefined, 'offerForm.daysWrong'],
    ['perPlayer', countOf(draft.perPlayer, MAX_PER_PLAYER) !== undefined, 'offerForm.perPlayerWrong'],
    [
      'maxGrants',
      draft.maxGrants.trim() === '' || countOf(draft.maxGrants, MAX_GRANTS) !== undefined,
      'offerForm.maxGrantsWrong',
    ],
    ['countries', wordsOf(draft.countries).every((one) => COUNTRY.test(one)), 'offerForm.countriesWrong'],
    ['from', !Number.isNaN(from), 'offerForm.instantWrong'],
    ['to', !Number.isNaN(to) && !isPast, 'offerForm.toWrong'],
    ['title', areTextsWhole(draft), 'offerForm.textsWrong'],
    ['currencies', linesOf(draft.currencies).every(isCurrencyLine), 'offerForm.currenciesWrong'],
    ['percent', !isForDeposit(draft) || PERCENT.test(draft.percent.trim()), 'offerForm.percentWrong'],
    ['minOdds', !(isFreeBet || isBetting) || ODDS.test(draft.minOdds.trim()), 'offerForm.minOddsWrong'],
    ['times', isFreeBet || PERCENT.test(draft.times.trim()), 'offerForm.timesWrong'],
    [
      'assumedReturn',
      isFreeBet || countOf(draft.assumedReturn, MAX_PERCENT) !== undefined,
      'offerForm.assumedReturnWrong',
    ],
    [
      'minLegs',
      isFreeBet || !isBetting || countOf(draft.minLegs, MAX_LEGS) !== undefined,
      'offerForm.minLegsWrong',
    ],
    ['games', isFreeBet || isBetting || linesOf(draft.games).every(isGameLine), 'offerForm.gamesWrong'],
  ];
  return checks.flatMap(([field, isRight, text]) => (isRight ? [] : [{ field, text: t(text) }]));
}
