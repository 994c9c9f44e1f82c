import { beforeEach, describe, expect, test } from 'vitest';
import { createDeadlines, type Deadlines } from './deadlines.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A device whose page can be hidden, frozen and put to sleep, and a server whose clock nobody touches. */
function device({ monotonicSleeps = true, isMeasured = true, late = 0 } = {}) {
  const timers = new Set<{ at: number; action: () => void }>();
  let monotonic = 0;
  let wall = 1_000_000;
  let trueTime = 50 * DAY;
  let isVisible = true;
  let isOnline = true;
  let returned = (): void => undefined;
  let asked = 0;
  let looks = 0;
  const clock: ServerClock = createServerClock({ monotonic: () => monotonic, wall: () => wall });
  const observe = () =>
    clock.observe({ server: trueTime, resolution: 1, sentAt: monotonic, receivedAt: monotonic });

  const deadline: Deadlines = createDeadlines({
    now: clock.now,
    monotonic: () => monotonic,
    wall: () => wall,
    wake: clock.wake,
    uncertainty: clock.uncertainty,
    measure() {
      asked += 1;
      if (!isOnline) return new Promise(() => undefined);
      observe();
      return Promise.resolve();
    },
    after(ms, action) {
      const timer = { at: monotonic + ms, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    isVisible: () => isVisible,
    onReturn: (listener) => (returned = listener),
  });
  if (isMeasured) {
    // Its answer came late by what the page did.
    clock.observe({
      server: trueTime - late,
      resolution: 1,
      sentAt: monotonic - late,
      receivedAt: monotonic,
    });
  }

  /** Lets time pass in a page that runs, timer by timer. */
  async function run(ms: number): Promise<void> {
    const end = monotonic + ms;
    for (;;) {
      const [next] = [...timers].toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      const step = Math.max(0, next.at - monotonic);
      monotonic += step;
      wall += step;
      trueTime += step;
      timers.delete(next);
      looks += 1;
      next.action();
      await Promise.resolve();
    }
    const rest = end - monotonic;
    monotonic = end;
    wall += rest;
    trueTime += rest;
    await Promise.resolve();
  }
  return {
    deadline,
    run,
    now: () => trueTime,
    timers: () => timers.size,
    asked: () => asked,
    looks: () => looks,
    /** Time passes and nothing runs. */
    stand(ms: number) {
      monotonic += ms;
      wall += ms;
      trueTime += ms;
    },
    sleep(ms: number) {
      if (!monotonicSleeps) monotonic += ms;
      wall += ms;
      trueTime += ms;
    },
    setWall: (by: number) => (wall += by),
    show(visible: boolean) {
      isVisible = visible;
      if (visible) returned();
    },
    comeBack: () => returned(),
    goOffline: () => (isOnline = false),
  };
}

let page: ReturnType<typeof device>;
let due: number[];
const wait = (ms: number) => page.deadline(page.now() + ms, () => due.push(page.now()));

beforeEach(() => {
  page = device();
  due = [];
});

test('is due at its instant, once', async () => {
  const at = page.now() + 12 * HOUR + 345;
  wait(12 * HOUR + 345);
  await page.run(12 * HOUR + 344);
  expect(due).toEqual([]);
  await page.run(13 * HOUR);
  expect(due).toHaveLength(1);
  expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(1);
  expect(page.timers()).toBe(0);
});

test('an instant that is past is due at once, and one that was called off never', async () => {
  wait(-5_000);
  const callOff = wait(10);
  callOff();
  callOff();
  await page.run(1);
  expect(due).toHaveLength(1);
  await page.run(HOUR);
  expect(due).toHaveLength(1);
});

test('a device clock that is days wrong makes nothing due before the server has spoken', async () => {
  page = device({ isMeasured: false });
  page.setWall(60 * DAY);
  const at = page.now() + HOUR;
  wait(HOUR);
  await page.run(2_000);
  expect([due, page.asked()]).toEqual([[], 1]);
  await page.run(HOUR);
  expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(2);
});

describe('a clock that is off by up to 400 ms', () => {
  beforeEach(() => {
    page = device({ late: 800 });
  });

  test.each([1_500, 10_000])(
    'is asked for once before what is due after %i ms, which is on time',
    async (ms) => {
      const at = page.now() + ms;
      wait(ms);
      await page.run(ms + 1_000);
      expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(2);
      expect(page.asked()).toBe(1);
    },
  );

  test('is exact enough for what is waited for longer, and for what is due at once', async () => {
    wait(20_000);
    wait(-1_000);
    await page.run(21_000);
    expect(due).toHaveLength(2);
    expect(page.asked()).toBe(0);
  });

  test('is as good as there is while the server can’t be asked', async () => {
    page.goOffline();
    wait(1_500);
    await page.run(3_000);
    expect(due).toHaveLength(1);
  });

  test('is not asked for by a page that nobody sees', async () => {
    page.show(false);
    wait(1_500);
    await page.run(3_000);
    expect([due.length, page.asked()]).toEqual([1, 0]);
  });
});

test('several are due in their order, and one may call off another', async () => {
  const order: string[] = [];
  let callOff = (): void => undefined;
  page.deadline(page.now() + 500, () => order.push('second'));
  page.deadline(page.now() + 300, () => {
    order.push('first');
    callOff();
  });
  callOff = page.deadline(page.now() + 400, () => order.push('never'));
  page.stand(1_000);
  page.comeBack();
  await page.run(0);
  expect(order).toEqual(['first', 'second']);
});

describe('what stood still', () => {
  test.each([
    ['hidden with timers that no one rings', () => page.show(false), () => page.show(true)],
    ['frozen or put away', () => undefined, () => page.comeBack()],
  ])('is due at once when it was %s', async (_, leave, back) => {
    wait(60_000);
    leave();
    page.stand(8 * HOUR);
    back();
    await page.run(0);
    expect(due).toEqual([page.now()]);
  });

  test.each([true, false])('is due within a second of sleep, of which no event told (%s)', async (sleeps) => {
    page = device({ monotonicSleeps: sleeps });
    wait(HOUR);
    await page.run(10);
    page.sleep(8 * HOUR);
    const woke = page.now();
    await page.run(1_000);
    expect(due).toHaveLength(1);
    expect((due[0] ?? 0) - woke).toBeLessThanOrEqual(1_000);
  });

  test('is due after sleep though the server can’t be asked', async () => {
    wait(HOUR);
    page.goOffline();
    page.sleep(8 * HOUR);
    page.comeBack();
    await page.run(600);
    expect(due).toHaveLength(1);
  });
});

test('a device clock that is set on by a day makes nothing due', async () => {
  const at = page.now() + HOUR;
  wait(HOUR);
  page.setWall(DAY);
  page.comeBack();
  await page.run(5_000);
  expect([due, page.asked()]).toEqual([[], 1]);
  await page.run(HOUR);
  expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(2);
});

test('a device clock that is set back delays nothing', async () => {
  const at = page.now() + HOUR;
  wait(HOUR);
  page.setWall(-DAY);
  page.comeBack();
  await page.run(2 * HOUR);
  expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(2);
});

test('a page that is seen looks every second, one that isn’t every five minutes', async () => {
  wait(2 * HOUR);
  await page.run(60_000);
  expect(page.looks()).toBe(60);
  page.show(false);
  await page.run(HOUR);
  expect(page.looks()).toBeLessThanOrEqual(60 + 1 + 12);
});
