import { beforeEach, describe, expect, test } from 'vitest';
import { createDeadlines, type Deadlines } from './deadlines.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A device whose page can be hidden, frozen and put to sleep, and a server with a correct clock. */
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
    // The page delayed the handling of the answer.
    clock.observe({
      server: trueTime - late,
      resolution: 1,
      sentAt: monotonic - late,
      receivedAt: monotonic,
    });
  }

  /** Advances time in a running page, timer by timer. */
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
    /** Advances time while nothing runs. */
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

test('a deadline is due at its time, once', async () => {
  const at = page.now() + 12 * HOUR + 345;
  wait(12 * HOUR + 345);
  await page.run(12 * HOUR + 344);
  expect(due).toEqual([]);
  await page.run(13 * HOUR);
  expect(due).toHaveLength(1);
  expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(1);
  expect(page.timers()).toBe(0);
});

test('a past deadline is due at once, and a cancelled one never', async () => {
  wait(-5_000);
  const callOff = wait(10);
  callOff();
  callOff();
  await page.run(1);
  expect(due).toHaveLength(1);
  await page.run(HOUR);
  expect(due).toHaveLength(1);
});

test('a device clock that is days off makes nothing due before the server’s time is known', async () => {
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
    'is measured once before a deadline after %i ms, which is on time',
    async (ms) => {
      const at = page.now() + ms;
      wait(ms);
      await page.run(ms + 1_000);
      expect(Math.abs((due[0] ?? 0) - at)).toBeLessThanOrEqual(2);
      expect(page.asked()).toBe(1);
    },
  );

  test('is exact enough for longer waits and for deadlines due at once', async () => {
    wait(20_000);
    wait(-1_000);
    await page.run(21_000);
    expect(due).toHaveLength(2);
    expect(page.asked()).toBe(0);
  });

  test('is used as it is while the server can’t be reached', async () => {
    page.goOffline();
    wait(1_500);
    await page.run(3_000);
    expect(due).toHaveLength(1);
  });

  test('is not measured by a hidden page', async () => {
    page.show(false);
    wait(1_500);
    await page.run(3_000);
    expect([due.length, page.asked()]).toEqual([1, 0]);
  });
});

test('deadlines are due in order, and one may cancel another', async () => {
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

describe('a suspended page', () => {
  test.each([
    ['hidden with timers that no one rings', () => page.show(false), () => page.show(true)],
    ['frozen or put away', () => undefined, () => page.comeBack()],
  ])('handles deadlines at once after it was %s', async (_, leave, back) => {
    wait(60_000);
    leave();
    page.stand(8 * HOUR);
    back();
    await page.run(0);
    expect(due).toEqual([page.now()]);
  });

  test.each([true, false])(
    'handles deadlines within a second of sleep without an event (%s)',
    async (sleeps) => {
      page = device({ monotonicSleeps: sleeps });
      wait(HOUR);
      await page.run(10);
      page.sleep(8 * HOUR);
      const woke = page.now();
      await page.run(1_000);
      expect(due).toHaveLength(1);
      expect((due[0] ?? 0) - woke).toBeLessThanOrEqual(1_000);
    },
  );

  test('handles deadlines after sleep even if the server can’t be reached', async () => {
    wait(HOUR);
    page.goOffline();
    page.sleep(8 * HOUR);
    page.comeBack();
    await page.run(600);
    expect(due).toHaveLength(1);
  });
});

test('a device clock set forward by a day makes nothing due', async () => {
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

test('a visible page checks every second, a hidden one every five minutes', async () => {
  wait(2 * HOUR);
  await page.run(60_000);
  expect(page.looks()).toBe(60);
  page.show(false);
  await page.run(HOUR);
  expect(page.looks()).toBeLessThanOrEqual(60 + 1 + 12);
});
