import { Heading, RichText, Stack } from '@touchline/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RemotePage } from '../../features/remoteParts/remoteParts.api.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { RemoteFrame } from './RemoteFrame.tsx';

/** A partner's loaded page: texts as data, colours limited to it, code in a frame. */
export function RemotePageView({ page }: { readonly page: RemotePage }) {
  const container = useRef<HTMLDivElement>(null);
  const { title, body, style, frame } = page;
  usePageTitle(title);
  useLayoutEffect(() => {
    // Only style tokens are accepted, each validated by the server like a brand's.
    for (const { name, value } of style) container.current?.style.setProperty(name, value);
  }, [style]);
  return (
    <div ref={container}>
      <Stack>
        {title !== '' && (
          <Heading level={1} size="section">
            {title}
          </Heading>
        )}
        <RichText nodes={body} />
        {frame !== undefined && <RemoteFrame src={frame} title={title} />}
      </Stack>
    </div>
  );
}
