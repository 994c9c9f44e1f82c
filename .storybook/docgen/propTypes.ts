import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { KitTypes, type PropType } from './kitTypes.ts';

/** Type of a prop, as `react-docgen` writes it. */
interface DocgenType {
  name: string;
  raw?: string;
  elements?: readonly { name: string; value?: string }[];
}

interface Docgen {
  props?: Record<string, { tsType?: DocgenType }>;
}

const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const info = /;(\w+)\.__docgenInfo=/g;

/**
 * Completes the types that `react-docgen` appends to the kit's components. It can't read the values of
 * `(typeof list)[number]` and calls lists `unknown`; here both are read from the sources. The text of a type is its
 * `raw`, and `showPropTypes` shows it.
 */
export function propTypes(): Plugin {
  let types: KitTypes | undefined;
  return {
    name: 'touchline:prop-types',
    enforce: 'pre',
    buildStart() {
      types = undefined;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(kit) || !file.endsWith('.tsx') || !code.includes('.__docgenInfo='))
        return undefined;
      types ??= new KitTypes(kit);
      return { code: complete(code, file, types), map: null };
    },
  };
}

function complete(code: string, file: string, types: KitTypes): string {
  const marks = [...code.matchAll(info)];
  const start = marks[0]?.index ?? code.length;
  const infos = marks.map((mark, index) => {
    const from = mark.index + mark[0].length;
    // The cast: `react-docgen` wrote it.
    const docgen = JSON.parse(code.slice(from, marks[index + 1]?.index ?? code.length)) as Docgen;
    const component = mark[1] ?? '';
    for (const [name, prop] of Object.entries(docgen.props ?? {})) {
      const type = types.prop(file, component, name);
      if (type) prop.tsType = docgenTypeOf(type, prop.tsType);
    }
    return `;${component}.__docgenInfo=${JSON.stringify(docgen)}`;
  });
  return code.slice(0, start) + infos.join('');
}

/** Optional props are optional in the table already, so `undefined` is left out: it would hide a control's kind. */
function docgenTypeOf({ text, values }: PropType, before: DocgenType | undefined): DocgenType {
  if (values)
    return {
      name: 'union',
      raw: text,
      elements: values.map((value) => ({ name: 'literal', value: `'${value}'` })),
    };
  if (text === 'string' || text === 'number' || text === 'boolean') return { name: text, raw: text };
  if (text.includes('=>')) return { name: 'signature', raw: text, ...signature };
  return before?.name === 'union' || !before ? { name: text, raw: text } : { ...before, raw: text };
}

/** A function without its details: no control is offered for it. */
const signature = { type: 'function', signature: { arguments: [], return: { name: 'void' } } };
