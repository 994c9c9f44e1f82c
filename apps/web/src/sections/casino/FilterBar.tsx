import { GameFilterBar, type GameFilterBarProps } from '@touchline/ui';

/** Order and filters of a list of games on desktops. */
export default function FilterBar(props: GameFilterBarProps) {
  return <GameFilterBar {...props} />;
}
