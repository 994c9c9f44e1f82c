import { useQuery } from '@tanstack/react-query';
import { GameFrame, GamePage, GameWalletSkeleton, Skeleton } from '@touchline/ui';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { useAccounts } from '../../features/account/account.api.ts';
import { gameSessionQuery, type AboutGame } from '../../features/gameSession/gameSession.api.ts';
import { openGame } from '../../features/gameSession/openGame.store.ts';
import { useHeld } from '../../features/gameSession/useHeld.ts';
import { useSession } from '../../features/session/useSession.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { GameBalance } from './GameBalance.tsx';
import { GameSide } from './GameSide.tsx';
import { useClose } from './useClose.ts';
import { useCover } from './useCover.tsx';
import { useFavourite } from './useFavourite.ts';
import { useFigures } from './useFigures.ts';
import { useFrameLabels } from './useFrameLabels.ts';
import { useFullScreen } from '../../platform/page/useFullScreen.ts';
import { useGamePort } from './useGamePort.ts';
import { usePause } from './usePause.ts';
import { useRun, type RunChoice } from './useRun.ts';

const InfoSheet = lazyView(() => import('./InfoSheet.tsx'));
const AccountSheet = lazyView(() => import('./AccountSheet.tsx'));

/** Permissions of a game: it has an origin of its own, which the policy of the site names. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** A game with its bars, its balance, and the session beside it. */
export function OpenGame({ about }: { readonly about: AboutGame }) {
  const { game } = about;
  const { t } = useTranslation('game');
  const navigate = useNavigate();
  const { home } = usePaths();
  const sheets = useSheets();
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { status } = useSession();
  const isPlayer = status === 'player';
  const { choice, mode, choose, again } = useChoice(about);
  const { run, setReady, fail } = useRun(game.id, choice);
  const started = run.is === 'running' ? run.started : undefined;
  const isStarting = status === 'unknown' || (choice !== undefined && run.is === 'starting');
  const answer = useQuery({
    ...gameSessionQuery(started?.session.id ?? ''),
    enabled: started !== undefined,
  }).data;
  const session = started && (answer?.session ?? started.session);
  const { accounts } = useAccounts(isPlayer);
  const balance = accounts.find(({ id }) => id === session?.accountId)?.money;
  const closing = useClose(about, session);
  const fullScreen = useFullScreen(root);
  const { isRoundRunning } = useSnapshot(openGame);
  const pause = usePause(session);
  const figures = useFigures(session);
  const favourite = useFavourite(game);
  const [sheet, setSheet] = useState<'info' | 'account'>();
  const labels = useFrameLabels();

  /** Sheets are outside the element that is in full screen. */
  const show = (open: () => void) => {
    fullScreen.leave();
    open();
  };
  const deposit = () => show(() => sheets.show('cashier'));
  useGamePort({
    frame,
    started,
    isReady: run.is === 'running' && run.isReady,
    session,
    balance,
    onReady: setReady,
    onFailed: fail,
    onAction: (action) => {
      // A game also closes itself when it is told that its session has ended: the cover tells why.
      if (action === 'close') {
        if (session?.closeReason == null) closing.close();
      } else if (action === 'cashier') deposit();
      else void navigate(`${home}/office/history-casino-mail`);
    },
  });
  const cover = useCover(
    {
      id: game.id,
      name: game.name,
      image: game.thumbnails.standard,
      hasDemo: game.hasDemo,
      needsSignIn: mode === 'real' && status === 'guest',
      run,
      session,
      isPauseShown: useHeld(session?.pauseReason != null, isRoundRunning),
      summary: closing.summary,
      now: figures.now,
      isResuming: pause.isBusy,
    },
    {
      again,
      leave: closing.leave,
      resume: pause.resume,
      playDemo: () => choose({ mode: 'demo' }),
      chooseAccount: () => show(() => setSheet('account')),
    },
  );
  const onPause = session?.mode === 'real' && session.state === 'open' ? pause.pause : undefined;
  const returns = game.rtp === null ? undefined : t('about.percent', { rtp: game.rtp.replace('-', '–') });
  return (
    <GamePage
      sideLabel={t('side')}
      side={
        isStarting ? (
          <Skeleton shape="block" />
        ) : (
          <GameSide about={about} session={session} latest={answer?.latest ?? []} />
        )
      }
    >
      <GameFrame
        ref={root}
        title={game.name}
        subtitle={
          returns === undefined
            ? game.provider.name
            : t('subtitle', { provider: game.provider.name, returns })
        }
        returns={returns}
        details={figures.details}
        favourite={favourite.isFavourite}
        fullScreen={fullScreen.mode !== undefined}
        labels={labels}
        cover={cover}
        wallet={
          session ? (
            <GameBalance
              {...{ session, accounts, isPlayer, onPause }}
              onChange={() => show(() => setSheet('account'))}
              onDeposit={deposit}
            />
          ) : isStarting ? (
            <GameWalletSkeleton />
          ) : undefined
        }
        onClose={closing.close}
        onInfo={() => show(() => setSheet('info'))}
        onPause={onPause}
        onFavouriteChange={favourite.change}
        onFullScreenChange={fullScreen.change}
      >
        {started && !closing.summary && (
          <iframe
            ref={frame}
            key={started.frame.url}
            title={game.name}
            src={started.frame.url}
            sandbox={started.frame.needsPopups ? `${SANDBOX} allow-popups` : SANDBOX}
            allow="autoplay; fullscreen; screen-wake-lock"
            referrerPolicy="origin"
            // A covered game can't be reached by keyboard.
            inert={cover !== undefined}
            style={{ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 }}
          />
        )}
      </GameFrame>
      {sheet === 'info' && <InfoSheet about={about} onClose={() => setSheet(undefined)} />}
      {sheet === 'account' && (
        <AccountSheet
          accountId={session?.accountId ?? undefined}
          hasDemo={game.hasDemo}
          onChoose={(accountId) => {
            setSheet(undefined);
            choose(accountId === undefined ? { mode: 'demo' } : { mode: 'real', accountId });
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </GamePage>
  );
}

/** The mode of the address and the account that the player chose; each choice starts a session. */
function useChoice({ game }: AboutGame) {
  const { status } = useSession();
  const [search, setSearch] = useSearchParams();
  const mode = search.get('mode') === 'demo' && game.hasDemo ? 'demo' : 'real';
  const [accountId, setAccount] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isPossible = status === 'player' || (status === 'guest' && mode === 'demo');
  const choice = useMemo<RunChoice | undefined>(
    () => (isPossible && attempt >= 0 ? { mode, accountId } : undefined),
    [isPossible, mode, accountId, attempt],
  );
  return {
    choice,
    mode,
    again: () => setAttempt((now) => now + 1),
    choose: (wanted: RunChoice) => {
      setAccount(wanted.accountId);
      setAttempt((now) => now + 1);
      const query = new URLSearchParams(search);
      if (wanted.mode === 'demo') query.set('mode', 'demo');
      else query.delete('mode');
      setSearch(query, { replace: true, preventScrollReset: true });
    },
  };
}
