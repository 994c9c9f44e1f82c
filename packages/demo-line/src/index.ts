export { createDemoLine, type DemoLineOptions } from './demo/demoLine.ts';
export {
  createSeasonReplay,
  type OriginStore,
  type ReplayLog,
  type SeasonReplayOptions,
} from './football/seasonReplay.ts';
