import type { Wanted } from '@touchline/feed';
import type { Link, Role, SharedTransport, SharingOptions } from './sharing.ts';
import type { TabHub } from './tabHub.ts';
import { BEAT, type TabChannel, type TabMessage } from './tabMessages.ts';

/** Time without a message after which the leader counts as frozen and is replaced, ms; may take one beat longer. */
const PATIENCE = 5_000;

/**
 * Shares one connection between all tabs of a browser. The tab that holds the lock connects and forwards frames to
 * the others, which have their own books. It is replaced at once when it closes, and after `PATIENCE` when it
 * freezes.
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
  /** Holder of the lock when the leader last gave a sign of life. */
  let holder: string | undefined;

  const post = (message: TabMessage): void => channel?.post(message);
  const hello = (): void => post({ tab, t: 'hello', link: link?.number ?? 0 });

  /** Ends a link as if by the server. */
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
    // A tab without an answer asks again.
    void passOn(wanted).catch(() => undefined);
  }

  async function passOn(wanted: readonly Wanted[]): Promise<readonly unknown[]> {
    const frames = await own.poll(wanted);
    for (const frame of frames) hub?.frame(JSON.stringify(frame));
    return frames;
  }

  function awaitLeader(): void {
    cancelPatience();
    let isAnswered = false;
    const cancel = timers.after(PATIENCE + random() * BEAT, () => void lock.inTurn(judge));
    cancelPatience = () => {
      isAnswered = true;
      cancel();
    };
    /**
     * Decides whether to take the lead. Messages queued while this tab was busy arrive before the lock's answer, and
     * another tab may have taken the lead already.
     */
    function judge(now: string | undefined): void {
      if (isAnswered) return;
      if (now === holder) return take('steal');
      holder = now;
      awaitLeader();
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
    // The previous leader is gone, which isn't the server's fault, so there is no reconnect delay.
    cut();
    nudge();
  }

  /**
   * Loads the hub for the first other tab; that tab's message is repeated when it answers the hub's first message.
   */
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

  function receive(message: TabMessage): void {
    if (role === 'following') receiveFromLeader(message);
    else if (hub) hub.receive(message);
    else if (message.t === 'hello') serve(message);
  }

  function follow(): void {
    role = 'following';
    awaitLeader();
    take('wait');
    void noteHolder();
    hello();
  }

  /** Steps down after another tab took the lead because this one seemed frozen. */
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

  function receiveFromLeader(message: TabMessage): void {
    const isMine = link?.isOpen && link.leader === message.tab;
    if (message.t === 'lead') {
      awaitLeader();
      void noteHolder();
      if (link?.isOpen && !isMine) cut();
      hello();
      if (!link && message.isUp) nudge();
    } else if (message.t === 'frame') {
      if (!isMine) return;
      awaitLeader();
      link?.handlers.message(message.text);
    } else if (message.t === 'down') {
      if (isMine) cut();
    } else if (message.t === 'full') {
      if (message.to === tab) goAlone();
    } else if (message.t === 'open' && message.to === tab && message.link === link?.number) {
      // The leader had dropped this tab, so frames sent meanwhile are missing.
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
        channel = openChannel(receive);
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
