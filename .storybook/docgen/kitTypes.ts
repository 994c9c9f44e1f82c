import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression, type Program, type TSType } from 'oxc-parser';

/** Type of a prop as the prop table shows it. */
export interface PropType {
  /** Source text of the type without `undefined`, with lists of values written out. */
  readonly text: string;
  /** Allowed values, if the type is a list of them. */
  readonly values?: readonly string[];
}

interface Members {
  readonly props: ReadonlyMap<string, string>;
  /** Names in the `extends` clause. */
  readonly bases: readonly string[];
}

interface Declarations {
  /** Interfaces, and types that are object literals. */
  readonly interfaces: Map<string, Members>;
  /** Source texts of type aliases. */
  readonly aliases: Map<string, string>;
  /** `const` lists and the keys of `const` objects. */
  readonly lists: Map<string, readonly string[]>;
}

/** Lists longer than this are named instead of written out, such as the names of all icons. */
const mostValues = 16;

const ofList = /^\(?typeof (\w+)\)?\[number\]$/;
const ofKeys = /^keyof typeof (\w+)$/;
const ofLiteral = /^'[^']*'$/;

/** Types of the kit's props, read from its source files. */
export class KitTypes {
  readonly #all: Declarations = empty();
  readonly #byFile = new Map<string, Declarations>();

  /** @param folder absolute path of the kit's sources */
  constructor(folder: string) {
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !/\.(test|stories|docs|css)\.tsx?$/.test(file),
    );
    for (const file of files) {
      const path = join(folder, file);
      const own = declarationsOf(path, readFileSync(path, 'utf8'));
      this.#byFile.set(path, own);
      for (const kind of ['interfaces', 'aliases', 'lists'] as const)
        for (const [name, value] of own[kind]) (this.#all[kind] as Map<string, unknown>).set(name, value);
    }
  }

  /**
   * Finds the type of a prop.
   * @param file absolute path of the component's source, whose declarations take precedence over those of the same name
   * @returns undefined for props that the kit's own interfaces don't declare
   */
  prop(file: string, component: string, prop: string): PropType | undefined {
    const text = this.#member(file, `${component}Props`, prop, new Set());
    return text === undefined ? undefined : this.resolve(file, text);
  }

  /** Resolves the source text of a type. */
  resolve(file: string, text: string): PropType {
    const parts = splitUnion(text).filter((part) => part !== 'undefined');
    const lists = parts.map((part) => this.#values(file, part));
    const values = lists.flatMap((list) => list ?? []);
    if (lists.every((list) => list !== undefined) && values.length <= mostValues)
      return { text: values.map((value) => `'${value}'`).join(' | '), values };
    return { text: parts.join(' | ') };
  }

  #member(file: string, name: string, prop: string, seen: Set<string>): string | undefined {
    if (seen.has(name)) return undefined;
    seen.add(name);
    const members = this.#find(file, 'interfaces', name);
    const own = members?.props.get(prop);
    if (own !== undefined) return own;
    for (const base of members?.bases ?? []) {
      const inherited = this.#member(file, base, prop, seen);
      if (inherited !== undefined) return inherited;
    }
    return undefined;
  }

  #values(file: string, part: string): readonly string[] | undefined {
    if (ofLiteral.test(part)) return [part.slice(1, -1)];
    const list = ofList.exec(part)?.[1] ?? ofKeys.exec(part)?.[1];
    if (list !== undefined) return this.#find(file, 'lists', list);
    const alias = this.#find(file, 'aliases', part);
    if (alias === undefined || alias === part) return undefined;
    const found = splitUnion(alias).map((each) => this.#values(file, each));
    return found.every((each) => each !== undefined) ? found.flat() : undefined;
  }

  #find<Kind extends keyof Declarations>(file: string, kind: Kind, name: string) {
    // The cast: the maps of one kind have the same values.
    const own = this.#byFile.get(file)?.[kind] as Map<string, unknown> | undefined;
    const found = own?.get(name) ?? (this.#all[kind] as Map<string, unknown>).get(name);
    return found as (Declarations[Kind] extends Map<string, infer Value> ? Value : never) | undefined;
  }
}

function empty(): Declarations {
  return { interfaces: new Map(), aliases: new Map(), lists: new Map() };
}

function declarationsOf(path: string, source: string): Declarations {
  const found = empty();
  const { program } = parseSync(path, source);
  const textOf = (node: { start: number; end: number }) =>
    source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').replaceAll(/^\| /g, '');
  for (const statement of statementsOf(program)) {
    if (statement.type === 'TSInterfaceDeclaration') {
      found.interfaces.set(statement.id.name, {
        props: membersOf(statement.body.body, textOf),
        bases: statement.extends.flatMap(({ expression, typeArguments }) => [
          textOf(expression),
          // `Omit<X, 'a'>` and `Pick<X, 'a'>` have the members of X.
          ...(typeArguments?.params.map(textOf) ?? []),
        ]),
      });
    }
    if (statement.type === 'TSTypeAliasDeclaration') {
      found.aliases.set(statement.id.name, textOf(statement.typeAnnotation));
      const literals = literalsIn(statement.typeAnnotation);
      found.interfaces.set(statement.id.name, {
        props: new Map(literals.flatMap((literal) => [...membersOf(literal.members, textOf)])),
        bases: basesIn(statement.typeAnnotation, textOf),
      });
    }
    if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        const values = init && valuesOf(init);
        if (id.type === 'Identifier' && values) found.lists.set(id.name, values);
      }
    }
  }
  return found;
}

function statementsOf({ body }: Program) {
  return body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement,
  );
}

type TypeMembers = Extract<TSType, { type: 'TSTypeLiteral' }>['members'];

function membersOf(members: TypeMembers, textOf: (node: { start: number; end: number }) => string) {
  return new Map(
    members.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
        ? [[member.key.name, textOf(member.typeAnnotation.typeAnnotation)] as const]
        : [],
    ),
  );
}

function literalsIn(type: TSType): Extract<TSType, { type: 'TSTypeLiteral' }>[] {
  if (type.type === 'TSTypeLiteral') return [type];
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType')
    return type.types.flatMap(literalsIn);
  return type.type === 'TSParenthesizedType' ? literalsIn(type.typeAnnotation) : [];
}

function basesIn(type: TSType, textOf: (node: { start: number; end: number }) => string): string[] {
  if (type.type === 'TSTypeReference')
    return [textOf(type.typeName), ...(type.typeArguments?.params.map(textOf) ?? [])];
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType')
    return type.types.flatMap((each) => basesIn(each, textOf));
  return type.type === 'TSParenthesizedType' ? basesIn(type.typeAnnotation, textOf) : [];
}

/** Texts of a list, or keys of an object. */
function valuesOf(init: Expression): readonly string[] | undefined {
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression')
    return valuesOf(init.expression);
  if (init.type === 'ArrayExpression') {
    const texts = init.elements.flatMap((element) =>
      element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
    );
    return texts.length === init.elements.length ? texts : undefined;
  }
  if (init.type !== 'ObjectExpression') return undefined;
  const keys = init.properties.map((property) => {
    if (property.type !== 'Property') return undefined;
    if (property.key.type === 'Identifier' && !property.computed) return property.key.name;
    return property.key.type === 'Literal' ? String(property.key.value) : undefined;
  });
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Splits a type at the `|` that aren't inside brackets or an arrow's result. */
function splitUnion(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  let isFunction = false;
  for (const [index, char] of [...text].entries()) {
    if ('([{<'.includes(char)) depth++;
    if (')]}'.includes(char) || (char === '>' && text[index - 1] !== '=')) depth--;
    if (char === '>' && text[index - 1] === '=' && depth === 0) isFunction = true;
    if (char === '|' && depth === 0 && !isFunction) {
      parts.push(part.trim());
      part = '';
    } else part += char;
  }
  return [...parts, part.trim()].filter((each) => each !== '').map(unwrapped);
}

/** Removes the parentheses around a whole part, as in `(() => void) | undefined`. */
function unwrapped(part: string): string {
  return /^\((.*)\)$/s.test(part) && part.includes('=>') ? part.slice(1, -1) : part;
}
