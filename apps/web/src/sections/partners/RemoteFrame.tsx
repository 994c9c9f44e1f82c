import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageOf } from '@touchline/contract/languages';
import { openFramePort } from '../../features/remoteParts/framePort.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';

interface RemoteFrameProps {
  /** Path of the document that runs the part. */
  readonly src: string;
  /** Title for screen-reader users. */
  readonly title: string;
}

/** Height of one line until the part reports its own, px. */
const FIRST_HEIGHT = 120;

/** Runs a partner's code in a frame without access to the surrounding page. */
export function RemoteFrame({ src, title }: RemoteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const closePort = useRef<() => void>(undefined);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const { tag, direction } = languageOf(useLang());
  const navigate = useNavigate();
  useEffect(() => () => closePort.current?.(), []);
  const handOver = () => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    closePort.current?.();
    closePort.current = openFramePort(page, {
      look: { language: tag, direction, mode: document.documentElement.dataset['mode'] ?? 'light' },
      onHeight: setHeight,
      onGo(path) {
        const known = knownPath(path);
        if (known !== undefined) void navigate(known);
      },
    });
  };
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      width="100%"
      height={height}
      frameBorder={0}
      onLoad={handOver}
    />
  );
}
