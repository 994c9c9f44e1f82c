import { describe, expect, test } from 'vitest';
import { createSettled } from './settled.ts';

function world() {
  let frames: (() => void)[] = [];
  const page = { isBusy: true, isSettled: false, changes: 0 };
  const look = createSettled({
    isUnderWay: () => page.isBusy,
    root: {
      toggleAttribute(name, on = false) {
        expect(name).toBe('data-settled');
        page.changes += 1;
        page.isSettled = on;
        return on;
      },
    },
    nextFrame: (action) => void frames.push(action),
  });
  const become = (isBusy: boolean) => {
    page.isBusy = isBusy;
    look();
  };
  const frame = () => {
    const due = frames;
    frames = [];
    for (const action of due) action();
  };
  return { page, look, become, frame };
}

describe('data-settled', () => {
  test('is not set while something is under way', () => {
    const { page, look, frame } = world();
    look();
    frame();
    frame();
    expect(page.isSettled).toBe(false);
  });

  test('is set two frames after the last load ended', () => {
    const { page, become, frame } = world();
    become(false);
    frame();
    expect(page.isSettled).toBe(false);
    frame();
    expect(page.isSettled).toBe(true);
  });

  test('is removed at once when something begins', () => {
    const { page, become, frame } = world();
    become(false);
    frame();
    frame();
    become(true);
    expect(page.isSettled).toBe(false);
  });

  test('waits for two whole frames again when something began meanwhile', () => {
    const { page, become, frame } = world();
    become(false);
    frame();
    become(true);
    become(false);
    frame();
    expect(page.isSettled).toBe(false);
    frame();
    expect(page.isSettled).toBe(true);
  });

  test('is not set when something began without a call', () => {
    const { page, look, become, frame } = world();
    become(false);
    frame();
    page.isBusy = true;
    frame();
    expect(page.isSettled).toBe(false);
    page.isBusy = false;
    look();
    frame();
    frame();
    expect(page.isSettled).toBe(true);
  });

  test('is written once for any number of calls', () => {
    const { page, look, become, frame } = world();
    become(false);
    look();
    look();
    frame();
    frame();
    look();
    frame();
    expect(page.changes).toBe(1);
  });
});
