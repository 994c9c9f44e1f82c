import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';

type Compiler = typeof TypeBoxValidatorCompiler;

/**
 * Validates parts of a request by their TypeBox schemas. Numbers of addresses and headers come as texts, which TypeBox
 * converts by leaving out what doesn't fit (`1.5` as the integer 1): such a text is refused, so that no call acts on
 * another subject than the address names.
 */
export const exactValidator: Compiler = (route) => {
  const validate = TypeBoxValidatorCompiler(route);
  if (route.httpPart === 'body') return validate;
  return (written: unknown) => {
    const texts = isRecord(written) ? { ...written } : {};
    const result = validate(written);
    if (!isRecord(result) || !isRecord(result['value'])) return result;
    const { value } = result;
    const inexact = Object.keys(texts).find(
      (name) => typeof value[name] === 'number' && Number(texts[name]) !== value[name],
    );
    return inexact === undefined ? result : { error: [notThatNumber(inexact)] };
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Error of a text that isn't the number that its schema wants, in the form of TypeBox. */
const notThatNumber = (name: string) => ({
  keyword: 'type' as const,
  schemaPath: `#/properties/${name}`,
  instancePath: `/${name}`,
  params: { type: 'integer' as const },
  message: 'must be integer',
});
