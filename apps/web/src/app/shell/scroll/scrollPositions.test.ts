import { beforeEach, expect, test, vi } from 'vitest';

/** A page of which only the height, the scroll position and `data-settled` matter; callbacks run at each change. */
const page = { height: 0, scroll: 0, isSettled: false, look: new Set<() => void>() };
const SCREEN = 800;

class Observer {
  readonly #look: () => void;
  constructor(look: () => void) {
    this.#look = look;
  }
  observe() {
    page.look.add(this.#look);
  }
  disconnect() {
    page.look.delete(this.#look);
  }
}

const events = new EventTarget();
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('ResizeObserver', Observer);
vi.stubGlobal('MutationObserver', Observer);
vi.stubGlobal('innerHeight', SCREEN);
vi.stubGlobal('document', {
  body: {},
  documentElement: {
    hasAttribute: () => page.isSettled,
    get scrollHeight() {
      return page.height;
    },
  },
});
vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => {
  page.scroll = Math.min(top, Math.max(0, page.height - SCREEN));
});
Object.defineProperty(globalThis, 'scrollY', { get: () => page.scroll });

const { restoreScrollPosition } = await import('./scrollPositions.ts');

function become(change: Partial<Pick<typeof page, 'height' | 'isSettled'>>): void {
  Object.assign(page, change);
  page.scroll = Math.min(page.scroll, Math.max(0, page.height - SCREEN));
  for (const look of page.look) look();
}

beforeEach(() => {
  Object.assign(page, { height: 600, scroll: 0, isSettled: false });
  page.look.clear();
});

test('a page whose content loads in parts gets its position back when the last part has come', () => {
  const done = vi.fn();
  restoreScrollPosition(3000, done);
  become({ height: 5000 });
  expect(page.scroll).toBe(3000);
  become({ height: 3200 });
  expect(page.scroll).toBe(2400);
  become({ height: 5000 });
  expect(page.scroll).toBe(3000);
  expect(done).not.toHaveBeenCalled();
  become({ isSettled: true });
  expect(done).toHaveBeenCalledOnce();
  become({ height: 4000 });
  expect([page.scroll, page.look.size]).toEqual([3000, 0]);
});

test('rows that the browser kept in place while content was added above them stay there', () => {
  restoreScrollPosition(3000, () => undefined);
  become({ height: 5000 });
  page.scroll = 3040;
  become({ height: 5040 });
  become({ isSettled: true });
  expect([page.scroll, page.look.size]).toEqual([3040, 0]);
});

test('a player who moves first is left where they are', () => {
  const done = vi.fn();
  restoreScrollPosition(3000, done);
  events.dispatchEvent(new Event('wheel'));
  become({ height: 5000 });
  expect([page.scroll, done.mock.calls.length]).toEqual([0, 1]);
});

test('a position that is there already is not held', () => {
  page.height = 5000;
  page.scroll = 3000;
  const done = vi.fn();
  restoreScrollPosition(3000, done);
  expect([done.mock.calls.length, page.look.size]).toEqual([1, 0]);
});
