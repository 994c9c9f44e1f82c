import type { Wanted } from '@touchline/feed';
import type { Link, Role, SharedTransport, SharingOptions } from './sharing.ts';
import type { TabHub } from './tabHub.ts';
import { BEAT, type TabChannel, type TabMessage } from './tabMessages.ts';

/** A leading tab that says nothing for so long is frozen, and its lead is taken from it; ms, and up to one beat more. */
const PATIENCE = 5_000;

/**
 * One connection for all tabs of a browser. The tab that holds the lock makes it and passes what comes on to the others,
 * which keep their own books; it is left at once when it closes, and after `PATIENCE` when it freezes.
 */
export function createSharedTransport(options: SharingOptions): SharedTransport {
  const { own, openChannel, lock, loadHub, timers, random, tab, want, topics, nudge } = options;
  let role: Role = 'out';
  let channel: TabChannel | undefined;
  let hub: TabHub | undefined;
  let isUp = false;
  let link: Link | undefined;
  let links = 0;
  let loading: Promise<unknown> | undefined;
  let giveBack = (): void => {};
  let cancelPatience = (): void => {};
  /** Who held the lock when the leading tab was last known to lead. */
  let holder: string | undefined;

  const post = (message: TabMessage): void => channel?.post(message);
  const hello = (): void => post({ tab, t: 'hello', link: link?.number ?? 0 });

  /** Ends a link from the far side. */
  function cut(): void {
    const ended = link;
    link = undefined;
    ended?.line?.close();
    ended?.handlers.closed();
  }

  function up(): void {
    isUp = true;
    hub?.up();
  }

  function down(): void {
    isUp = false;
    hub?.down();
  }

  function openLine(mine: Link): void {
    mine.line = own.connect({
      opened() {
        mine.isOpen = true;
        mine.handlers.opened();
        up();
      },
      message(text) {
        mine.handlers.message(text);
        hub?.frame(text);
      },
      closed(code) {
        if (link === mine) link = undefined;
        if (mine.isOpen) down();
        mine.handlers.closed(code);
      },
    });
  }

  function ask(wanted: readonly Wanted[]): void {
    if (link?.isOpen) return link.line?.send(JSON.stringify({ op: 'subscribe', topics: wanted }));
    // A tab that gets no answer asks again.
    void passOn(wanted).catch(() => undefined);
  }

  async function passOn(wanted: readonly Wanted[]): Promise<readonly unknown[]> {
    const frames = await own.poll(wanted);
    for (const frame of frames) hub?.frame(JSON.stringify(frame));
    return frames;
  }

  function awaitWord(): void {
    cancelPatience();
    let isHeard = false;
    const cancel = timers.after(PATIENCE + random() * BEAT, () => void lock.inTurn(judge));
    cancelPatience = () => {
      isHeard = true;
      cancel();
    };
    /** What was said while this tab was busy is heard before the answer; another tab may have been quicker. */
    function judge(now: string | undefined): void {
      if (isHeard) return;
      if (now === holder) return take('steal');
      holder = now;
      awaitWord();
    }
  }

  async function noteHolder(): Promise<void> {
    holder = await lock.holder();
  }

  function take(how: 'wait' | 'steal'): void {
    giveBack();
    giveBack = lock.take(how, lead, () => (role === 'leading' ? stepDown() : goAlone()));
  }

  function lead(): void {
    role = 'leading';
    isUp = false;
    cancelPatience();
    post({ tab, t: 'lead', isUp });
    if (link && !link.isOpen) return openLine(link);
    // The one before is gone, which is no fault of the platform's: nothing is waited for.
    cut();
    nudge();
  }

  /** Brings the hub when the first other tab is there, which is heard again when it answers the hub's first word. */
  function serve({ tab: to }: TabMessage): void {
    const own = channel;
    loading ??= loadHub()
      .then((create) => {
        if (role === 'leading' && channel === own)
          hub = create({ tab, timers, post, isUp, want, topics, ask });
      })
      .catch(() => post({ tab, t: 'full', to }))
      .finally(() => (loading = undefined));
  }

  function heard(message: TabMessage): void {
    if (role === 'following') heardFromLeader(message);
    else if (hub) hub.hear(message);
    else if (message.t === 'hello') serve(message);
  }

  function follow(): void {
    role = 'following';
    awaitWord();
    take('wait');
    void noteHolder();
    hello();
  }

  /** Another tab took the lead, since this one seemed frozen. */
  function stepDown(): void {
    hub?.close();
    hub = undefined;
    cut();
    follow();
  }

  function goAlone(): void {
    const isOpen = link?.isOpen;
    leave();
    role = 'alone';
    if (isOpen) cut();
    else if (link) openLine(link);
  }

  function leave(): void {
    if (role === 'following') post({ tab, t: 'bye' });
    hub?.close();
    hub = undefined;
    cancelPatience();
    giveBack();
    channel?.close();
    channel = undefined;
    role = 'out';
  }

  function heardFromLeader(message: TabMessage): void {
    const isMine = link?.isOpen && link.leader === message.tab;
    if (message.t === 'lead') {
      awaitWord();
      void noteHolder();
      if (link?.isOpen && !isMine) cut();
      hello();
      if (!link && message.isUp) nudge();
    } else if (message.t === 'frame') {
      if (!isMine) return;
      awaitWord();
      link?.handlers.message(message.text);
    } else if (message.t === 'down') {
      if (isMine) cut();
    } else if (message.t === 'full') {
      if (message.to === tab) goAlone();
    } else if (message.t === 'open' && message.to === tab && message.link === link?.number) {
      // The leader had given this tab up for gone: what it sent meanwhile is missing.
      if (link.isOpen) return cut();
      link.isOpen = true;
      link.leader = message.tab;
      link.handlers.opened();
    }
  }

  return {
    connect(handlers) {
      const mine: Link = { number: (links += 1), handlers, isOpen: false };
      link = mine;
      if (role === 'out') {
        channel = openChannel(heard);
        follow();
      } else if (role === 'following') hello();
      else openLine(mine);
      return {
        send(text) {
          if (mine.line) mine.line.send(text);
          else if (link === mine && mine.isOpen) post({ tab, t: 'send', link: mine.number, text });
        },
        close() {
          mine.line?.close();
          if (link !== mine) return;
          link = undefined;
          if (role === 'following') hello();
          else if (mine.isOpen) down();
        },
      };
    },
    async poll(wanted) {
      if (role === 'following') throw new Error('The leading tab asks for all.');
      const frames = await passOn(wanted);
      up();
      return frames;
    },
    distrust: down,
    leave,
  };
}
