import { GameFilter, type GameFilterProps } from '@touchline/ui';

/** Order and filters of a list of games on phones. */
export default function FilterSheet(props: GameFilterProps) {
  return <GameFilter {...props} />;
}
