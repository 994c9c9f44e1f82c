import type { GameSession } from '@touchline/contract';
import { Button, ButtonLink, GameCover, type GameCoverState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import type { ApiError } from '../../platform/api/apiError.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { closedCover, pausedCover, refusedCover, type CoverKind } from './coverKinds.ts';
import { SessionFigures } from './SessionFigures.tsx';
import type { Run } from './useRun.ts';

/** State of an open game, as far as its cover depends on it. */
export interface Covered {
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  readonly hasDemo: boolean;
  /** True if the game needs a sign-in that isn't there. */
  readonly needsSignIn: boolean;
  readonly run: Run;
  readonly session: GameSession | undefined;
  /** True once a due pause may hide the game: the result of a round is shown first. */
  readonly isPauseShown: boolean;
  readonly summary: GameSession | undefined;
  /** UTC seconds; undefined on the server. */
  readonly now: number | undefined;
  readonly isResuming: boolean;
}

/** Ways on from a cover. */
export interface CoverActions {
  readonly again: () => void;
  readonly leave: () => void;
  readonly resume: () => void;
  readonly playDemo: () => void;
  readonly chooseAccount: () => void;
}

/** Returns the cover of an open game: one sentence and at most two ways on; undefined while it is played. */
export function useCover(covered: Covered, actions: CoverActions): ReactNode {
  const { t } = useTranslation('game');
  const { id, name, image, run, session, summary, isPauseShown, needsSignIn } = covered;
  if (needsSignIn)
    return (
      <Kind kind={{ text: 'signIn', state: 'signIn', ways: ['signIn', 'demo'] }} {...{ covered, actions }} />
    );
  if (summary) return <Summary session={summary} name={name} onClose={actions.leave} />;
  if (run.is === 'refused')
    return <Kind kind={refusedCover(run.error)} error={run.error} {...{ covered, actions }} />;
  if (run.is === 'failed') {
    const kind: CoverKind = run.isClosed
      ? { text: 'maintenance', state: 'maintenance', ways: ['leave'] }
      : { text: 'failed', state: 'failed', ways: ['again', 'leave'] };
    return <Kind kind={kind} {...{ covered, actions }} />;
  }
  if (session?.closeReason != null)
    return <Kind kind={closedCover(session.closeReason)} {...{ covered, actions }} />;
  if (session?.pauseReason != null && isPauseShown)
    return <Kind kind={pausedCover(session, covered.now)} {...{ covered, actions }} />;
  if (run.is === 'starting' || !run.isReady)
    return (
      <GameCover
        state="loading"
        title={name}
        progressLabel={t('loading')}
        image={image}
        gameId={String(id)}
      />
    );
  return undefined;
}

interface KindProps {
  readonly kind: CoverKind;
  readonly error?: ApiError | undefined;
  readonly covered: Covered;
  readonly actions: CoverActions;
}

function Kind({ kind, error, covered, actions }: KindProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const until = kind.until ?? untilOf(error);
  const detail =
    until === undefined
      ? t(`cover.${kind.text}.detail`)
      : t('cover.until', { day: format.day(until), time: format.time(until) });
  return (
    <GameCover
      state={kind.state satisfies GameCoverState}
      title={t(`cover.${kind.text}.title`)}
      detail={detail}
      image={covered.image}
      action={kind.ways.map((way, index) => (
        <Way key={way} way={way} isMain={index === 0} {...{ covered, actions }} />
      ))}
    >
      {kind.hasFigures && covered.session ? <SessionFigures session={covered.session} /> : undefined}
    </GameCover>
  );
}

interface WayProps {
  readonly way: CoverKind['ways'][number];
  readonly isMain: boolean;
  readonly covered: Covered;
  readonly actions: CoverActions;
}

function Way({ way, isMain, covered, actions }: WayProps) {
  const { t } = useTranslation('game');
  const { responsible, home } = usePaths();
  const { lobby } = useCasinoPaths();
  const login = useLoginHref();
  const tone = isMain ? 'strong' : 'neutral';
  if (way === 'demo' && !covered.hasDemo) return null;
  const presses: Partial<Record<typeof way, () => void>> = {
    again: actions.again,
    leave: actions.leave,
    resume: actions.resume,
    demo: actions.playDemo,
    account: actions.chooseAccount,
  };
  const links: Partial<Record<typeof way, string>> = {
    signIn: login,
    limits: responsible,
    verify: `${home}/office/identification`,
    lobby,
  };
  const href = links[way];
  if (href !== undefined) {
    return (
      <ButtonLink href={href} tone={tone}>
        {t(`action.${way}`)}
      </ButtonLink>
    );
  }
  return (
    <Button tone={tone} busy={way === 'resume' && covered.isResuming} onClick={() => presses[way]?.()}>
      {t(`action.${way}`)}
    </Button>
  );
}

interface SummaryProps {
  readonly session: GameSession;
  readonly name: string;
  readonly onClose: () => void;
}

/** Figures of a session that has ended, before the page is left. */
function Summary({ session, name, onClose }: SummaryProps) {
  const { t } = useTranslation('game');
  return (
    <GameCover
      state="summary"
      title={t('summary.title', { game: name })}
      detail={session.unfinishedRound ? t('summary.unfinished') : undefined}
      action={
        <Button tone="strong" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <SessionFigures session={session} hasTime />
    </GameCover>
  );
}

/** Returns the end of the block that a refusal names, UTC seconds; undefined without one. */
function untilOf(error: ApiError | undefined): number | undefined {
  const body: unknown = error?.body;
  if (typeof body !== 'object' || body === null || !('until' in body)) return undefined;
  const at = Date.parse(String(body.until));
  return Number.isNaN(at) ? undefined : Math.ceil(at / 1000);
}
