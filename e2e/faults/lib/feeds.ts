interface Versioned {
  readonly id: number | string;
  readonly version: number;
}

interface Frame {
  readonly t: string;
  readonly topic?: string;
  readonly seq?: number;
  readonly matches?: readonly Versioned[];
  readonly markets?: readonly Versioned[];
}

const versions = (records: readonly Versioned[] = []): readonly string[] =>
  records.map(({ id, version }) => `${id}@${version}`).toSorted();

/** Content of a server's feed, independent of its order, with the sequence numbers from which listeners resume. */
async function feedOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/feed/poll?topics=line,live`);
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
  // The cast: the platform's own suites check the answer against the contract.
  const { frames } = (await answer.json()) as { frames: readonly Frame[] };
  return JSON.stringify(
    frames
      .filter(({ t }) => t === 'snapshot')
      .map(({ topic, seq, matches, markets }) => [topic, seq, versions(matches), versions(markets)]),
  );
}

/** Returns whether all servers show the same feed under the same numbers, so that a listener may resume at any of them. */
export async function showOneFeed(origins: readonly string[]): Promise<boolean> {
  const feeds = await Promise.all(origins.map(feedOf));
  return new Set(feeds).size <= 1;
}
