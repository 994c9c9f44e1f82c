import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/** Props of every component's root element. They are listed last and have no control. */
const rootProps = ['id', 'ref'];

/**
 * Lists required props first and shows types of props by their source text, with the values of a list, instead of `union`, and offers controls only
 * for values that a text field or a list of options can express.
 */
export const showPropTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const rank = (name: string, isRequired: boolean) => (rootProps.includes(name) ? 2 : isRequired ? 0 : 1);
  const sorted = Object.entries(argTypes).toSorted(
    ([one, first], [other, second]) =>
      rank(one, first.type?.required === true) - rank(other, second.type?.required === true),
  );
  return Object.fromEntries(
    sorted.map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw;
      if (raw === undefined) return [name, argType];
      const control = argType.control ?? controlOf(name, raw, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          table: { ...argType.table, type: { summary: raw } },
          ...(control === undefined ? {} : { control }),
        },
      ];
    }),
  );
};

/** @returns the control of a prop, false for none, undefined for the usual one of its type */
function controlOf(name: string, raw: string, value: unknown) {
  if (rootProps.includes(name) || raw.includes('=>')) return false as const;
  if (raw === 'IconName') return { type: 'text' as const };
  if (raw !== 'ReactNode' && raw !== 'ReactElement') return undefined;
  return value === undefined || typeof value === 'string' ? { type: 'text' as const } : (false as const);
}
