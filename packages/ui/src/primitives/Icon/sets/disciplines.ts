import { Arena, Keep, ScreenBasketball, ScreenFootball, TurboBall, Vertex } from '../drawings/disciplines.ts';

/** Marks of made-up games, and of sports that a simulation plays. */
export const disciplines = {
  'vertex-strike': Vertex,
  'realm-of-ancients': Keep,
  'arena-five': Arena,
  'turbo-ball': TurboBall,
  'virtual-football': ScreenFootball,
  'virtual-basketball': ScreenBasketball,
} as const;
