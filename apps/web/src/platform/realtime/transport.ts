import type { Transport, Wanted } from '@touchline/feed';
import { answer, api } from '../api/api.ts';

/** The feed's socket and its polling request, by the browser's APIs. */
export const browserTransport: Transport = {
  connect(handlers) {
    const url = new URL('/web-api/feed/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    let open = true;
    const ended = (code?: number) => {
      if (!open) return;
      open = false;
      handlers.closed(code);
    };
    socket.addEventListener('open', () => open && handlers.opened());
    socket.addEventListener('message', (event) => {
      if (open && typeof event.data === 'string') handlers.message(event.data);
    });
    socket.addEventListener('close', ({ code }) => ended(code));
    socket.addEventListener('error', () => ended());
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        open = false;
        socket.close();
      },
    };
  },
  async poll(topics: readonly Wanted[]) {
    const wanted = topics
      .map(({ topic, from }) => (from === undefined ? topic : `${topic}@${from}`))
      .join(',');
    const { frames } = await answer(api.GET('/web-api/feed/poll', { params: { query: { topics: wanted } } }));
    return frames;
  },
};
