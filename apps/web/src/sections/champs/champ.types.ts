import type { AnswerOf, Calls } from '@touchline/contract';

export type ChampData = AnswerOf<Calls['champ']>;
export type TeamData = AnswerOf<Calls['team']>;

export interface ChampViewProps {
  readonly data: ChampData;
}
