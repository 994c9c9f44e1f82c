import { Arena, Keep, ScreenBasketball, ScreenFootball, TurboBall, Vertex } from '../drawings/disciplines.ts';

/** Icons of fictional e-sports titles and of simulated sports. */
export const disciplines = {
  'vertex-strike': Vertex,
  'realm-of-ancients': Keep,
  'arena-five': Arena,
  'turbo-ball': TurboBall,
  'virtual-football': ScreenFootball,
  'virtual-basketball': ScreenBasketball,
} as const;
