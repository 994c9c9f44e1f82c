import type { BodyOf, QueryOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import { noSuch } from './casinoDeps.ts';

export type GamesFilter = QueryOf<OperatorCalls['listCasinoGames']>;
export type GameChange = Omit<BodyOf<OperatorCalls['changeCasinoGame']>, 'reason'>;

export const noGame = () => noSuch('GAME_NOT_FOUND', 'There is no such game: go back to the list.');
