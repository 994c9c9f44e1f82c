/** Tree of groups and tokens of a document, with `$extends` resolved and every name validated. */

export type Json = Readonly<Record<string, unknown>>;

export interface Fault {
  readonly path: string;
  /** Reason that completes a sentence after the path. */
  readonly reason: string;
}

export interface Leaf {
  readonly path: string;
  readonly node: Json;
  /** `$type` of the nearest group that has one. */
  readonly groupType: unknown;
}

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isToken = (node: Json): boolean => Object.hasOwn(node, '$value') || Object.hasOwn(node, '$ref');

const isName = (key: string) => key === '$root' || !key.startsWith('$');

const groupKeys = new Set(['$type', '$description', '$deprecated', '$extensions', '$extends', '$root']);
const tokenKeys = new Set(['$value', '$ref', '$type', '$description', '$deprecated', '$extensions']);

/** @returns the steps of `{a.b}` or of the JSON pointer `#/a/b`; `undefined` for other text */
export function stepsOf(text: unknown): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  const dotted = /^\{([^{}]+)\}$/.exec(text)?.[1];
  if (dotted !== undefined) return dotted.split('.');
  if (!/^#(?:\/(?:[^~/\s]|~[01])+)+$/.test(text)) return undefined;
  return text
    .slice(2)
    .split('/')
    .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** @returns the node at a path of a document */
export function nodeAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((node, step) => {
    const holds = (isRecord(node) || Array.isArray(node)) && Object.hasOwn(node, step);
    return holds ? Reflect.get(node, step) : undefined;
  }, root);
}

/** Most levels and nodes of a document. Real ones have less than ten levels and a few thousand nodes. */
const most = { levels: 32, nodes: 50_000 } as const;

const tooManyLevels = `has more than ${most.levels} levels of groups and values; move the inner ones out`;
const tooManyNodes = `has more than ${most.nodes} groups and values; split it into several documents`;

/**
 * Measures a document without recursion, so that a deep one can't exhaust the call stack.
 * @returns the reason why a document is too deep or too large, to complete a sentence after its name
 */
export function sizeFault(json: unknown): string | undefined {
  let level: readonly unknown[] = [json];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most.levels) return tooManyLevels;
    nodes += level.length;
    if (nodes > most.nodes) return tooManyNodes;
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null
        ? Object.values(node).filter((each) => typeof each === 'object')
        : [],
    );
  }
  return undefined;
}

/** Merges a group's own items over those of the group that it extends; a token replaces a token as a whole. */
function merged(base: Json, own: Json): Json {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = result[key];
    const areGroups = isName(key) && isRecord(value) && isRecord(below) && !isToken(value) && !isToken(below);
    result[key] = areGroups ? merged(below, value) : value;
  }
  return result;
}

/** Error for a document whose groups extend each other to more than the permitted size. */
export class TooLarge extends Error {}

/**
 * Resolves `$extends` in all groups of a document.
 * @throws TooLarge if the result would be too large or too deep
 */
export function withExtensions(root: Json, faults: Fault[]): Json {
  return extended({ root, faults, size: { nodes: 0 } }, root, '', []);
}

interface Extension {
  /** Whole document, which contains the targets. */
  readonly root: Json;
  readonly faults: Fault[];
  /** Groups and values visited so far, because groups that extend each other twice double the document each time. */
  readonly size: { nodes: number };
}

function extended(extension: Extension, group: Json, path: string, seen: readonly string[]): Json {
  const { root, faults, size } = extension;
  size.nodes += Object.keys(group).length;
  if (size.nodes > most.nodes) throw new TooLarge(tooManyNodes);
  if (seen.length > most.levels || path.split('.').length > most.levels) throw new TooLarge(tooManyLevels);
  let whole = group;
  if (Object.hasOwn(group, '$extends')) {
    const steps = stepsOf(group['$extends']);
    const target = steps === undefined ? undefined : nodeAt(root, steps);
    const name = steps?.join('.') ?? '';
    if (!isRecord(target))
      faults.push({ path, reason: `extends ${JSON.stringify(group['$extends'])}, which is not there` });
    else if (isToken(target))
      faults.push({ path, reason: `extends the token ${name}; only a group can be extended` });
    else if (seen.includes(name) || name === path || path.startsWith(`${name}.`))
      faults.push({ path, reason: `extends itself by way of ${name}` });
    else whole = merged(extended(extension, target, name, [...seen, name]), group);
  }
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) =>
      isName(key) && isRecord(value) && !isToken(value)
        ? [key, extended(extension, value, path === '' ? key : `${path}.${key}`, seen)]
        : [key, value],
    ),
  );
}

function metadataFaults(node: Json, path: string): Fault[] {
  const { $description, $deprecated, $extensions } = node;
  const wrong = (key: string, form: string) => ({ path, reason: `has a ${key} that is not ${form}` });
  return [
    ...($description === undefined || typeof $description === 'string'
      ? []
      : [wrong('$description', 'a text')]),
    ...($deprecated === undefined || ['boolean', 'string'].includes(typeof $deprecated)
      ? []
      : [wrong('$deprecated', 'true, false or a text')]),
    ...($extensions === undefined || isRecord($extensions) ? [] : [wrong('$extensions', 'an object')]),
  ];
}

/** @returns every token of a document; faults in names and metadata are added to `faults` */
export function leavesOf(root: Json, faults: Fault[]): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (group: Json, path: string, outerType: unknown) => {
    faults.push(...metadataFaults(group, path === '' ? 'the document' : path));
    const groupType = group['$type'] ?? outerType;
    for (const [key, node] of Object.entries(group)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!isName(key)) {
        if (!groupKeys.has(key) && !(key === '$schema' && path === ''))
          faults.push({ path: at, reason: 'is no property that a group has' });
      } else if (/[{}.]/.test(key))
        faults.push({ path: at, reason: 'has a name with a brace or a point in it' });
      else if (!isRecord(node)) faults.push({ path: at, reason: 'is neither a token nor a group' });
      else if (isToken(node)) {
        for (const part of Object.keys(node))
          if (!tokenKeys.has(part))
            faults.push({ path: `${at}.${part}`, reason: 'stands in a token, which has no such property' });
        faults.push(...metadataFaults(node, at));
        leaves.push({ path: at, node, groupType });
      } else if (key === '$root') faults.push({ path: at, reason: 'is a group; it is the name of a token' });
      else walk(node, at, groupType);
    }
  };
  walk(root, '', undefined);
  return leaves;
}
