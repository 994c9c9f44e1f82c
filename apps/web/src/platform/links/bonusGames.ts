/** Games opened by bonuses, by the last segment of their address, with its former values. */
export const bonusGames = [
  { route: 'fortuna-bonus', old: 'fortuna' },
  { route: 'chest-bonus', old: 'chest' },
  { route: 'memory-bonus', old: 'memory' },
  { route: 'safe-bonus', old: 'safe' },
  { route: 'lottery-bonus', old: 'lottery' },
  { route: 'dragon-bonus', old: 'dragon-bonus' },
] as const;
