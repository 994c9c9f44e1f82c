import { useQuery } from '@tanstack/react-query';
import { Button, GameCover, GameFrame, GamePage } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useReader } from '../../widgets/games/useReader.ts';
import { aboutGameQuery } from '../../features/gameSession/gameSession.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { MissingGame } from './MissingGame.tsx';
import { OpenGame } from './OpenGame.tsx';
import { useFrameLabels } from './useFrameLabels.ts';

/** An open game. The id in the address decides; another name leads to the right one. */
export function Component() {
  const { gameId, gameName } = useParams();
  const id = /^[1-9]\d{0,15}$/.test(gameId ?? '') ? Number(gameId) : undefined;
  if (id === undefined) return <MissingGame kind="unknown" />;
  return <Game key={id} id={id} name={gameName ?? ''} />;
}

function Game({ id, name }: { readonly id: number; readonly name: string }) {
  const paths = useCasinoPaths();
  const { search, hash, state } = useLocation();
  const { data, error, refetch } = useQuery(aboutGameQuery(id, useReader()));
  usePageTitle(data?.game.name);
  if (error && !data) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) return <MissingGame kind="unknown" />;
    if (status === 410) return <MissingGame kind="retired" />;
    return <Waiting id={id} failed={() => void refetch()} />;
  }
  if (!data) return <Waiting id={id} />;
  if (data.game.slug !== name) {
    return <Navigate replace state={state} to={`${paths.game(data.game)}${search}${hash}`} />;
  }
  return <OpenGame about={data} />;
}

/** The frame's own shape while the game isn't known yet. */
function Waiting({ id, failed }: { readonly id: number; readonly failed?: () => void }) {
  const { t } = useTranslation('game');
  const navigate = useNavigate();
  const { lobby } = useCasinoPaths();
  const labels = useFrameLabels();
  return (
    <GamePage sideLabel={t('side')}>
      <GameFrame
        title={t('game')}
        labels={labels}
        onClose={() => void navigate(lobby)}
        cover={
          failed ? (
            <GameCover
              state="failed"
              title={t('cover.unknown.title')}
              detail={t('cover.unknown.detail')}
              action={
                <Button tone="strong" onClick={failed}>
                  {t('action.again')}
                </Button>
              }
            />
          ) : (
            <GameCover state="loading" title={t('loading')} isNamed={false} gameId={String(id)} />
          )
        }
      />
    </GamePage>
  );
}
