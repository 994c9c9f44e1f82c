import type { RichNode } from './nodes.ts';

export const chapter: readonly RichNode[] = [
  { kind: 'heading', level: 2, id: 'settling', text: 'When a bet is settled' },
  {
    kind: 'paragraph',
    children: [
      'A bet is settled on the result at the end of regular time and its stoppage, ',
      { kind: 'strong', children: ['unless the market says otherwise'] },
      '. See ',
      { kind: 'link', href: '#void', children: ['void bets'] },
      ' for matches that end early.',
    ],
  },
  {
    kind: 'list',
    items: [
      ['Goals count from kick-off to the final whistle.'],
      ['Extra time counts only in markets that name it.'],
      ['A corrected result within 24 hours changes the settlement.'],
    ],
  },
  { kind: 'note', children: ['Times in these rules are UTC.'] },
  { kind: 'heading', level: 2, id: 'void', text: 'Void bets' },
  {
    kind: 'paragraph',
    children: ['A match that is not resumed within 48 hours makes open bets void; the stake is returned.'],
  },
  {
    kind: 'table',
    head: ['Sport', 'Counts from', 'Void after'],
    rows: [
      ['Football', 'First whistle', '48 hours'],
      ['Tennis', 'First serve', 'End of the tournament'],
      ['Basketball', 'Tip-off', '24 hours'],
    ],
  },
  { kind: 'heading', level: 2, id: 'limits', text: 'Limits' },
  {
    kind: 'list',
    ordered: true,
    items: [['The least stake is € 0.50.'], ['The largest payout of one coupon is € 250,000.']],
  },
  { kind: 'quote', children: ['A price that is plainly wrong is settled at the price that was meant.'] },
];
