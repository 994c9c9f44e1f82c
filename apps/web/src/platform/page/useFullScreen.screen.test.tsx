import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { useFullScreen } from './useFullScreen.ts';

function Component() {
  const root = useRef<HTMLDivElement>(null);
  const { mode, change } = useFullScreen(root);
  return (
    <div style={{ inlineSize: '200px', containerType: 'inline-size', overflow: 'hidden' }}>
      <div ref={root} data-testid="game" style={{ blockSize: '90px' }}>
        {change && <button onClick={() => change(mode === undefined)}>{mode ?? 'in its place'}</button>}
      </div>
    </div>
  );
}

const game = page.getByTestId('game');
const boxOf = () => {
  const { width, height, top } = game.element().getBoundingClientRect();
  return { width, height, top };
};
const open = () =>
  openScreen({ Component }, { address: 'game/1/game', path: 'game/:id/:name', namespaces: [], answers: {} });

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

test('where elements have no full screen, as on iPhones, the element covers the page and has its way out', async () => {
  await page.viewport(390, 844);
  await open();
  await page.getByRole('button', { name: 'in its place' }).click();
  await expect.element(page.getByRole('button', { name: 'page' })).toBeVisible();
  expect(boxOf()).toEqual({ width: 390, height: 844, top: 0 });
  await page.getByRole('button', { name: 'page' }).click();
  await expect.element(page.getByRole('button', { name: 'in its place' })).toBeVisible();
  expect(boxOf()).toMatchObject({ width: 200, height: 90 });

  await page.getByRole('button', { name: 'in its place' }).click();
  await expect.element(page.getByRole('button', { name: 'page' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'in its place' })).toBeVisible();
  expect(document.documentElement.style.overflow).toBe('');
});

test('without full screen and without a top layer there is no button', async () => {
  const { showPopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  try {
    await open();
    await expect.element(game).toBeInTheDocument();
    expect(page.getByRole('button').elements()).toEqual([]);
  } finally {
    HTMLElement.prototype.showPopover = showPopover;
  }
});
