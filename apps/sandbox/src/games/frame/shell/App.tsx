import { useEffect, useState } from 'preact/hooks';
import { Cover } from './Cover.tsx';
import { Dock } from './Dock.tsx';
import { FairnessDialog } from './FairnessDialog.tsx';
import { FrameContext } from './frame.ts';
import type { Frame, FrameParts } from './frame.ts';
import type { Game } from './game.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { toMinor } from './money.ts';
import { Result } from './Result.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { Spoken } from './Spoken.tsx';
import { useStore } from './store.ts';
import { TopBar } from './TopBar.tsx';
import type { Panel } from './TopBar.tsx';

interface Props {
  readonly game: Game;
  readonly parts: FrameParts;
}

/** Renders a game in its frame. */
export function App({ game, parts }: Props) {
  const frame: Frame = { ...parts, state: useStore(parts.play.store) };
  return (
    <FrameContext.Provider value={frame}>
      <Table game={game} frame={frame} />
    </FrameContext.Provider>
  );
}

function Table({ game, frame }: { readonly game: Game; readonly frame: Frame }) {
  const { scene, choice, action, hint, stakesChips } = game.useGame();
  const [panel, setPanel] = useState<Panel | null>(null);
  const { play, state, sound } = frame;
  useEffect(() => {
    const { round, phase } = state;
    if (phase !== 'ready' || round?.state !== 'settled') return;
    const { decimals } = play.session;
    if (toMinor(round.payout, decimals) > toMinor(round.stake, decimals)) sound.chime();
  }, [state.phase, state.round]);
  const close = () => setPanel(null);
  const isCovered = state.pause !== null || state.refusal?.isFinal === true;
  return (
    <>
      <div className="frame" inert={isCovered}>
        <TopBar onOpen={setPanel} />
        <main className="play">
          <h1 className="spoken">{play.session.game.name}</h1>
          <div className="scene">{scene}</div>
          <Result describe={game.describe} hint={hint} />
          <Dock
            choice={choice}
            action={action}
            stakesChips={stakesChips === true}
            onCheck={() => setPanel('fairness')}
          />
          <Spoken describe={game.describe} hint={hint} />
        </main>
        {panel === 'history' && <HistoryDialog describe={game.describe} onClose={close} />}
        {panel === 'fairness' && <FairnessDialog onClose={close} />}
        {panel === 'rules' && <RulesDialog Rules={game.Rules} onClose={close} />}
      </div>
      {isCovered && <Cover />}
    </>
  );
}
