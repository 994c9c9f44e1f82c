import { expect, test } from 'vitest';
import { openFramePort } from './framePort.ts';

const look = { language: 'en', direction: 'ltr', mode: 'dark' };

test('only valid messages of a part are handled', async () => {
  const heard: unknown[] = [];
  let port: MessagePort | undefined;
  const frame = {
    postMessage(message: unknown, _to: unknown, ports: MessagePort[] = []) {
      expect(message).toEqual({ type: 'port' });
      [port] = ports;
    },
  };
  // Cast: only this method of the window is used.
  const close = openFramePort(frame as Pick<Window, 'postMessage'>, {
    look,
    onHeight: (pixels) => heard.push(pixels),
    onGo: (path) => heard.push(path),
  });
  const told = new Promise((resolve) => port?.addEventListener('message', ({ data }) => resolve(data)));
  port?.start();
  expect(await told).toEqual({ type: 'look', ...look });
  const said = [
    { type: 'height', value: 300 },
    { type: 'height', value: 99_999 },
    { type: 'height', value: -1 },
    { type: 'height', value: '300' },
    { type: 'token' },
    { type: 'go', path: 7 },
    { type: 'go', path: 'x'.repeat(501) },
    'height',
    null,
    { type: 'go', path: '//evil.example' },
  ];
  for (const message of said) port?.postMessage(message);
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(3);
  expect(heard).toEqual([300, 4000, '//evil.example']);
  close();
});
