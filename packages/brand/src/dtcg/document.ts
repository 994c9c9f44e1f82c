import * as v from 'valibot';
import {
  isRecord,
  leavesOf,
  nodeAt,
  sizeFault,
  stepsOf,
  TooLarge,
  withExtensions,
  type Fault,
  type Json,
  type Leaf,
} from './tree.ts';
import { composites, dtcgSchemas, isDtcgType, ofDraft, type DtcgType } from './types.ts';

/** Token of a document, with references resolved and the value validated by its type. */
export interface DtcgToken {
  /** Dotted path. */
  readonly path: string;
  readonly type: DtcgType;
  readonly value: unknown;
}

export interface DtcgDocument {
  readonly tokens: readonly DtcgToken[];
  /** Parts that couldn't be read, each with its path and a reason that completes a sentence after the path. */
  readonly faults: readonly Fault[];
  /** Paths of tokens whose value is written as text, as drafts before 2025.10 did. They are read. */
  readonly drafts: readonly string[];
}

/** Internal error, reported as a fault of the token being read. */
class Unreadable extends Error {}

function refuse(reason: string): never {
  throw new Unreadable(reason);
}

/**
 * Reads a Design Tokens document (2025.10): groups with inherited types, `$root`, `$extends`, references in braces
 * and by JSON pointer. Reads all types of the format, including those that the token contract doesn't use.
 * @param json parsed document, untrusted
 */
export function readDocument(json: unknown): DtcgDocument {
  if (!isRecord(json)) return refused('is not an object of groups and tokens');
  const tooLarge = sizeFault(json);
  if (tooLarge !== undefined) return refused(tooLarge);
  const faults: Fault[] = [];
  let root: Json;
  try {
    root = withExtensions(json, faults);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refused(error.message);
  }
  const leaves = leavesOf(root, faults);
  const drafts: string[] = [];
  const reader = readerOf(leaves, drafts);
  const tokens = leaves.flatMap((leaf): DtcgToken[] => {
    try {
      const { type, value } = reader(leaf);
      return [{ path: leaf.path, type, value }];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ path: leaf.path, reason: error.message });
      return [];
    }
  });
  return { tokens, faults, drafts };
}

function refused(reason: string): DtcgDocument {
  return { tokens: [], faults: [{ path: 'the document', reason }], drafts: [] };
}

/** Resolved token: `value` in the form of its schema, and `raw` as written, for references into it. */
interface Resolved {
  readonly type: DtcgType;
  readonly value: unknown;
  readonly raw: unknown;
}

/** Target of a reference: a token, or a part of one, which has no type of its own. */
type Target = Omit<Resolved, 'type'> & { readonly type?: DtcgType };

/** Most references between a token and a value. Longer chains could exhaust the call stack. */
const longestChain = 50;

/**
 * Returns a function that resolves tokens, each once.
 * @param drafts receives the paths of tokens whose value is written as text
 */
function readerOf(leaves: readonly Leaf[], drafts: string[]): (leaf: Leaf) => Resolved {
  const known = new Map<Leaf, Resolved>();
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));

  const follow = ({ steps, isPointer }: Reference, trail: readonly string[]): Target => {
    const said = steps.join('.');
    const length = steps.findIndex((_, index) => byPath.has(steps.slice(0, index + 1).join('.'))) + 1;
    const path = steps.slice(0, length).join('.');
    const leaf = byPath.get(path);
    if (leaf === undefined) return refuse(`refers to ${said}, which is no token of the document`);
    if (trail.includes(path)) return refuse(`refers to itself by way of ${path}`);
    if (trail.length > longestChain)
      return refuse(
        `reaches a value over more than ${longestChain} references; refer to the value's own token`,
      );
    const [inside, ...rest] = steps.slice(length);
    if (isPointer ? inside !== '$value' : inside !== undefined)
      return refuse(
        `refers to ${said}; a pointer goes to the $value of a token, a reference in braces to a token`,
      );
    const target = read(leaf, [...trail, path]);
    if (rest.length === 0) return target;
    const part = nodeAt(target.raw, rest);
    return part === undefined
      ? refuse(`refers to ${said}, and the value has no such part`)
      : { value: part, raw: part };
  };

  const settled = (value: unknown, mayHaveBraces: boolean, trail: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const reference = mayHaveBraces ? braces(value) : undefined;
      return reference === undefined ? value : follow(reference, trail).raw;
    }
    if (Array.isArray(value)) return value.map((part) => settled(part, mayHaveBraces, trail));
    if (!isRecord(value)) return value;
    if (Object.hasOwn(value, '$ref')) {
      if (Object.keys(value).length > 1) refuse('has a part with $ref and something beside it');
      return follow(pointer(value['$ref']), trail).raw;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, settled(part, mayHaveBraces, trail)]),
    );
  };

  const read = (leaf: Leaf, trail: readonly string[]): Resolved => {
    const resolved = known.get(leaf) ?? readAnew(leaf, trail);
    known.set(leaf, resolved);
    return resolved;
  };

  const readAnew = ({ node, groupType, path }: Leaf, trail: readonly string[]): Resolved => {
    const hasPointer = Object.hasOwn(node, '$ref');
    if (hasPointer && Object.hasOwn(node, '$value')) refuse('has both $value and $ref; keep one');
    const reference = hasPointer ? pointer(node['$ref']) : braces(node['$value']);
    const target = reference === undefined ? undefined : follow(reference, trail);
    const type = node['$type'] ?? target?.type ?? groupType;
    if (type === undefined)
      return refuse('has no $type, of its own or of a group around it; say which it is');
    if (!isDtcgType(type))
      return refuse(`has the $type ${JSON.stringify(type)}, which the format does not have`);
    if (target?.type !== undefined && target.type !== type)
      return refuse(`is a ${type} and refers to a ${target.type}`);
    const written = target === undefined ? settled(node['$value'], composites.has(type), trail) : target.raw;
    const draft = ofDraft(type, written);
    if (draft !== undefined && target === undefined) drafts.push(path);
    const raw = draft ?? written;
    const checked = v.safeParse(dtcgSchemas[type], raw);
    return checked.success
      ? { type, value: checked.output, raw }
      : refuse(`is not a ${type}: ${explain(checked.issues)}`);
  };

  return (leaf) => read(leaf, [leaf.path]);
}

interface Reference {
  readonly steps: readonly string[];
  /** True if the reference is a JSON pointer, which can refer to a part of a value; a path in braces refers to a whole token. */
  readonly isPointer: boolean;
}

/** @returns the steps of a JSON pointer into the same document */
function pointer(text: unknown): Reference {
  const steps = typeof text === 'string' && text.startsWith('#') ? stepsOf(text) : undefined;
  if (steps === undefined)
    return refuse(`has the $ref ${JSON.stringify(text)}; write a pointer such as #/group/token/$value`);
  return { steps, isPointer: true };
}

/** @returns the steps of a value in braces; `undefined` if the value is no reference */
function braces(value: unknown): Reference | undefined {
  if (typeof value !== 'string' || !/^\{.*\}$/s.test(value)) return undefined;
  const steps = stepsOf(value);
  if (steps === undefined) return refuse(`has the reference ${JSON.stringify(value)}, which is malformed`);
  return { steps, isPointer: false };
}

function explain([issue]: readonly v.BaseIssue<unknown>[]): string {
  if (issue === undefined) return 'its value has another form';
  const where = (issue.path ?? []).map((step) => String(step.key)).join('.');
  const said =
    issue.type === 'check' || issue.type === 'regex'
      ? issue.message
      : `${issue.received} where ${issue.expected ?? 'another value'} is expected`;
  return where === '' ? said : `${where}: ${said}`;
}
