export const protectionLevels = ['bad', 'normal', 'good', 'full'] as const;
export type ProtectionLevel = (typeof protectionLevels)[number];

/**
 * @param share protection of the account in per cent
 * @returns the protection level
 */
export function protectionLevel(share: number): ProtectionLevel {
  if (share <= 30) return 'bad';
  if (share < 70) return 'normal';
  return share < 100 ? 'good' : 'full';
}
