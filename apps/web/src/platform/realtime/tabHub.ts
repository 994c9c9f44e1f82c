import type { ListenerMessage, Timers, Topic, Wanted } from '@touchline/feed';
import { BEAT, type TabMessage } from './tabMessages.ts';

/** Time without a message after which a tab counts as closed or frozen, ms. */
const GONE = 4 * BEAT;
/** Maximum number of topics that the server accepts per connection. */
const TOPICS_MOST = 64;

export interface TabHubOptions {
  readonly tab: string;
  readonly timers: Timers;
  readonly post: (message: TabMessage) => void;
  /** True if the connection, or polling in its place, is currently up. */
  readonly isUp: boolean;
  /** Keeps the leader's own connection subscribed to a topic until the returned function is called. */
  readonly want: (topic: Topic) => () => void;
  /** Topics of that connection. */
  readonly topics: () => readonly Topic[];
  /** Requests topics that are already subscribed, since another tab lacks earlier frames. */
  readonly ask: (topics: readonly Wanted[]) => void;
}

/** The leader's services for other tabs. */
export interface TabHub {
  receive(message: TabMessage): void;
  /** Opens the links of other tabs once the connection, or polling, is up. */
  up(): void;
  /** Ends the links of other tabs once it is down. */
  down(): void;
  /** Forwards a frame from the server. */
  frame(text: string): void;
  close(): void;
}

interface Member {
  seenAt: number;
  link: number;
  readonly topics: Map<Topic, () => void>;
}

/** Returns the topic of a frame in the server's format; frames in another format go to all tabs. */
const topicIn = (text: string): string | undefined =>
  /^\{"t":"(?:snapshot|delta)","topic":"([^"]+)"/.exec(text)?.[1];

/** Serves the leader's connection to the other tabs. */
export function createTabHub(options: TabHubOptions): TabHub {
  const { tab, timers, post, want, topics, ask } = options;
  const members = new Map<string, Member>();
  let { isUp } = options;
  let cancelBeat = (): void => {};

  const lead = (): void => post({ tab, t: 'lead', isUp });

  function release(member: Member): void {
    for (const end of member.topics.values()) end();
    member.topics.clear();
  }

  /** Opens a tab's link, after which the tab subscribes again. */
  function open(to: string, member: Member): void {
    if (!isUp || member.link === 0) return;
    release(member);
    post({ tab, t: 'open', to, link: member.link });
  }

  function forget(name: string, member: Member): void {
    release(member);
    members.delete(name);
  }

  function beat(): void {
    cancelBeat();
    for (const [name, member] of members) {
      if (timers.now() - member.seenAt > GONE) forget(name, member);
    }
    if (members.size === 0) return;
    lead();
    cancelBeat = timers.after(BEAT, beat);
  }

  function hello(name: string, link: number): void {
    let member = members.get(name);
    if (!member) {
      members.set(name, (member = { seenAt: 0, link: 0, topics: new Map() }));
      if (members.size === 1) cancelBeat = timers.after(0, beat);
    }
    member.seenAt = timers.now();
    if (member.link === link) return;
    member.link = link;
    if (link === 0) release(member);
    else open(name, member);
  }

  function subscribe(name: string, member: Member, wanted: readonly Wanted[]): void {
    const held = new Set(topics());
    if (new Set([...held, ...wanted.map(({ topic }) => topic)]).size > TOPICS_MOST) {
      return post({ tab, t: 'full', to: name });
    }
    for (const { topic } of wanted) if (!member.topics.has(topic)) member.topics.set(topic, want(topic));
    // Topics subscribed only now are sent in full to every tab that needs them.
    const lacking = wanted.filter(({ topic }) => held.has(topic));
    if (lacking.length > 0) ask(lacking);
  }

  function take(name: string, member: Member, text: string): void {
    // Cast: written by a listener of this version.
    const message = JSON.parse(text) as ListenerMessage;
    if (message.op === 'subscribe') return subscribe(name, member, message.topics);
    for (const topic of message.topics) {
      member.topics.get(topic)?.();
      member.topics.delete(topic);
    }
  }

  function down(): void {
    if (!isUp) return;
    isUp = false;
    // Their topics stay subscribed, so that a returning connection is noticed.
    for (const member of members.values()) member.link = 0;
    post({ tab, t: 'down' });
  }

  lead();
  return {
    receive(message) {
      const member = members.get(message.tab);
      if (message.t === 'hello') hello(message.tab, message.link);
      else if (member && message.t === 'send' && isUp && message.link === member.link) {
        take(message.tab, member, message.text);
      } else if (member && message.t === 'bye') forget(message.tab, member);
    },
    up() {
      if (isUp) return;
      isUp = true;
      lead();
      for (const [name, member] of members) open(name, member);
    },
    down,
    frame(text) {
      const topic = topicIn(text);
      // Cast: any text can be compared with topics.
      const wants = (member: Member) => topic === undefined || member.topics.has(topic as Topic);
      if ([...members.values()].some(wants)) post({ tab, t: 'frame', text });
    },
    close() {
      cancelBeat();
      down();
    },
  };
}
