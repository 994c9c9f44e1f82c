import { BroadcastNotice, Button, IconButton, Stack, StreamFrame } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { isPersonActing, OPENED_BY_PERSON, STREAM } from '../../features/sessionClocks/watchedMedia.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useFullScreen } from '../../platform/page/useFullScreen.ts';
import { broadcastQuery, reachQuery } from './broadcasts.api.ts';
import { streamAddress, streamSandbox } from './stream.ts';
import { useIsScrolledPast } from './useIsScrolledPast.ts';

export interface MatchPlayerProps {
  readonly matchId: number;
  /** Name of the match: "Harbour City – Crestwood Palace". */
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Stream of a match in its frame, with its delay. After scrolling away it continues small in the corner, if the
 * player enables that.
 */
export function MatchPlayer({ matchId, name, onClose }: MatchPlayerProps) {
  const { t } = useTranslation(['events', 'common']);
  const lang = useLang();
  const { isMoveVideoOnScroll, zoneState } = useSnapshot(settings);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // A link from elsewhere may open the player by itself.
  const [isOpenedByPerson] = useState(isPersonActing);
  const fullScreen = useFullScreen(frame);
  const isPassed = useIsScrolledPast(container);
  const [form, setForm] = useState<'full' | 'mini'>();
  const { data, error, isFetching, refetch } = useQuery(broadcastQuery(matchId));
  const reach = useQuery(reachQuery(data?.kind === 'stream' ? data.address : undefined));
  // A manual choice applies until the stream is scrolled into or out of view again.
  useEffect(() => setForm(undefined), [isPassed]);
  if (data?.kind === 'zone' && zoneState === 1) return null;
  if (error) {
    return (
      <BroadcastNotice
        state="failed"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {t('broadcasts.failed')}
      </BroadcastNotice>
    );
  }
  const shown = form ?? (isPassed && isMoveVideoOnScroll === 1 ? 'mini' : 'full');
  return (
    <Stack gap="sm">
      <div ref={container} style={{ aspectRatio: shown === 'mini' ? '16 / 9' : undefined }}>
        <StreamFrame
          label={t('broadcasts.of', { name })}
          title={name}
          form={shown}
          busy={!data}
          labels={{
            sound: '',
            mini: t(shown === 'mini' ? 'broadcasts.back' : 'broadcasts.mini'),
            fullScreen: t('broadcasts.full'),
            close: t('broadcasts.close'),
          }}
          onFormChange={setForm}
          onFullScreen={shown === 'full' && fullScreen.change ? () => fullScreen.change?.(true) : undefined}
          onClose={onClose}
          overlay={
            reach.isError ? <Unreachable busy={reach.isFetching} onRetry={reach.refetch} /> : undefined
          }
        >
          {data && !reach.isError && (
            // This wrapper can contain elements shown above full-screen content; an iframe can't.
            <div ref={frame}>
              <iframe
                title={t('broadcasts.of', { name })}
                // A tracker is an animation without sound.
                {...(data.kind === 'stream' && { [STREAM]: isOpenedByPerson ? OPENED_BY_PERSON : '' })}
                src={streamAddress(data, lang)}
                sandbox={streamSandbox(data.kind)}
                allow="fullscreen; autoplay"
                referrerPolicy="no-referrer"
                style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
              />
              {fullScreen.mode === 'page' && (
                // Above the frame: the browser shows no way out of its own here.
                <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }}>
                  <IconButton
                    icon="leave-full-screen"
                    tone="header"
                    label={t('broadcasts.leaveFull')}
                    onClick={fullScreen.leave}
                  />
                </div>
              )}
            </div>
          )}
        </StreamFrame>
      </div>
      {data && !reach.isError && (
        <BroadcastNotice state="available" detail={t('broadcasts.delayText')}>
          {t('broadcasts.delay', { seconds: data.delay })}
        </BroadcastNotice>
      )}
    </Stack>
  );
}

/** Shown when a partner's stream doesn't answer. */
function Unreachable({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => unknown }) {
  const { t } = useTranslation(['events', 'common']);
  return (
    <>
      <p role="alert">{t('broadcasts.unreachable')}</p>
      <p>{t('broadcasts.unreachableText')}</p>
      <Button tone="header" emphasis="outline" icon="refresh" busy={busy} onClick={() => void onRetry()}>
        {t('common:actions.retry')}
      </Button>
    </>
  );
}
