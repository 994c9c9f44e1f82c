import type { LoyaltyPlan } from '@touchline/contract';

/** Plans of the demonstration site. */
export const demoLoyalty: LoyaltyPlan = {
  points: {
    rates: { sport: '0.3', slots: '0.3', 'live-casino': '0.1' },
    levels: [0, 100, 500, 1500, 5000, 12_000, 30_000, 75_000].map((from, index) => ({
      from,
      rate: `0.00${6 + Math.floor(index / 3)}`,
    })),
    least: 100,
    monthCap: '500',
  },
  cashback: [
    {
      id: 'cashback',
      products: ['sport'],
      levels: [{ base: 'losses', percent: '3', days: 7 }],
      least: '0.10',
      cap: '500',
      isAutomatic: false,
      takeDays: 30,
    },
    {
      id: 'vipcashback',
      products: ['slots', 'live-casino'],
      levels: [
        ...[7, 6, 5, 4, 3, 2, 1].map((days, index) => ({
          base: 'losses' as const,
          percent: String(5 + index),
          days,
        })),
        { base: 'stakes', percent: '0.25', days: 1 },
      ],
      least: '0.10',
      cap: '1000',
      isAutomatic: true,
      takeDays: 30,
    },
    {
      id: 'premiumcashback',
      products: ['slots'],
      levels: [{ base: 'stakes', percent: '0.1', days: 7 }],
      least: '0.10',
      cap: '1000',
      isAutomatic: false,
      takeDays: 30,
    },
  ],
  referral: {
    reward: '10',
    friendReward: '10',
    minDeposit: '20',
    minStakes: '20',
    minPrice: '1.5',
    days: 30,
    holdDays: 14,
    monthCap: 10,
  },
};
