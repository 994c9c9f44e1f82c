import type { RulesTexts } from './texts.ts';

export const en: RulesTexts = {
  title: 'Rules of {name}',
  playedBy: 'This title plays by the rules of the game “{engine}”. Its name and its drawing are its own.',
  names: {
    slot: 'Iron Orchard',
    roulette: 'Roulette',
    blackjack: 'Blackjack',
    crash: 'Crash',
    mines: 'Mines',
    plinko: 'Plinko',
    dice: 'Dice',
    hilo: 'Hi-Lo',
  },
  how: {
    slot: [
      'Five reels show three symbols each. The stake is divided among ten lines; equal symbols on neighbouring reels from the left pay by the table, and only the best combination of a line counts.',
      'W stands in for every symbol but S. Three, four or five S anywhere pay on the whole stake and give 8, 12 or 20 free spins, in which every win is doubled. Free spins give no further free spins.',
    ],
    roulette: [
      'The wheel has the numbers 0 to 36. Place chips on numbers, groups of numbers, colours or dozens, then spin. Each winning chip returns its stake multiplied by the table; all others are lost.',
      'All chips of a spin are one stake.',
    ],
    blackjack: [
      'Your hand plays against the dealer’s; the one closer to 21 wins, and more than 21 loses. Picture cards count 10, an ace counts 1 or 11. Every card is drawn from a full deck.',
      'You may take a card, stand, double your stake for exactly one more card, or split two cards of one rank once. Split aces get one card each, and 21 with them is not blackjack. The dealer stands on every 17.',
      'A win returns twice the stake, a draw returns the stake, blackjack returns two and a half times the stake. There is neither insurance nor surrender.',
    ],
    crash: [
      'The multiplier starts at 1.00 and rises until the round ends at a point that is fixed beforehand. Cash out before that and your stake is multiplied by the value at that moment; otherwise it is lost.',
      'Bets are taken for six seconds before each round, at most two a round. A bet with an automatic cash-out is paid at its value if the round reaches it, whatever happens to your connection. Without one, the moment counts at which your request arrives. Cashing out is possible from 1.01.',
    ],
    mines: [
      'Choose how many mines are hidden under 25 tiles. Each tile without a mine raises the multiplier; cash out after any of them. A mine ends the round and the stake is lost.',
    ],
    plinko: [
      'A ball falls through 8, 12 or 16 rows of pins and turns left or right at each of them with equal chances. The slot in which it lands decides the multiplier. Choose the number of rows and the risk before you play.',
    ],
    dice: [
      'A number from 0.00 to 99.99 is rolled. Choose how many of the 10,000 numbers win, at the lower or at the upper end. The fewer win, the higher the multiplier: 9,900 divided by the number of winning numbers, rounded down to four decimals.',
    ],
    hilo: [
      'Guess whether the next card is higher or lower; an equal rank counts as right, except on an ace and a king, where you may bet on the same rank instead. Each right guess raises the multiplier by its chance; cash out after any of them. A wrong guess ends the round and the stake is lost.',
      'Each card is drawn from a full deck. A card may be skipped without effect.',
    ],
  },
  headings: {
    facts: 'Figures',
    how: 'How it is played',
    table: 'Payouts and chances',
    fairness: 'How results can be checked',
    interruption: 'If the connection is lost',
    payout: 'Payouts',
    jackpot: 'Jackpot',
  },
  facts: {
    rtp: 'Return to player',
    maxWin: 'Greatest payout',
    volatility: 'Volatility, 1 to 5',
    stakes: 'Stakes',
    version: 'Version of the rules',
  },
  percentSign: '%',
  noCap: '{best} for one spin; free spins come on top',
  depends: 'depends on play',
  columns: {
    symbol: 'Symbol',
    three: '3',
    four: '4',
    five: '5',
    spins: 'Free spins',
    bet: 'Bet',
    pays: 'Returns',
    chance: 'Chance',
    rows: 'Rows, risk',
    mines: 'Mines',
    target: 'Multiplier',
  },
  risks: { low: 'low', mid: 'medium', high: 'high' },
  spots: {
    straight: 'One number',
    split: 'Two numbers',
    street: 'Three numbers',
    corner: 'Four numbers',
    sixLine: 'Six numbers',
    dozen: 'Dozen or column',
    even: 'Red, black, odd, even, 1–18, 19–36',
  },
  fairness:
    'Every result follows from a sealed server seed, your own client seed and the number of the round. The hash of the server seed is shown before the first round; the seed itself is shown when you replace it, and the checking page then computes any of its rounds again. Chances never depend on stakes, earlier results or the player.',
  interruption: {
    instant:
      'A round is decided and paid in one step. If the connection is lost, its result is in your history.',
    turns:
      'An open round waits for you for 24 hours, with the same stake and state. After that it ends by itself: what has been secured is paid, a hand stands, and a round in which nothing has been played returns its stake.',
    crash:
      'An automatic cash-out is paid without a connection. A bet without one is lost if it isn’t cashed out. If the game itself stops during a round, all bets that weren’t cashed out are returned.',
  },
  payout:
    'The payout is the stake multiplied by the result, rounded down to the smallest unit of the currency. The shown return to player is exact before this rounding. A stake that can’t be booked for certain is returned.',
  jackpot:
    'Each stake in euros adds 1% to four jackpots: 0.4% to mini, 0.3% to minor, 0.2% to major, 0.1% to grand. They start at 50.00, 500.00, 5,000.00 and 100,000.00. Every round wins one with the same chance for each cent staked, once in 10,000.00, 200,000.00, 4,000,000.00 and 100,000,000.00 of stakes on average. Of two hits at one moment the first takes the whole amount, the second the starting amount and what has come since. The shown return includes 1.975% of the jackpots.',
};
