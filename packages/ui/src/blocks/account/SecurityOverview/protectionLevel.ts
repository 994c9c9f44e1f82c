export const protectionLevels = ['bad', 'normal', 'good', 'full'] as const;
export type ProtectionLevel = (typeof protectionLevels)[number];

/**
 * How well an account is protected.
 * @param share protection in per cent
 */
export function protectionLevel(share: number): ProtectionLevel {
  if (share <= 30) return 'bad';
  if (share < 70) return 'normal';
  return share < 100 ? 'good' : 'full';
}
