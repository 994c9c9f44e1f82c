import {
  array,
  check,
  maxLength,
  minLength,
  exactOptional,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

const path = pipe(
  string(),
  maxLength(500, 'at most 500 characters'),
  // Pages load images from their own host only.
  regex(/^\/(?!\/)[\w./~%-]*$/, 'a logo is a path on the site’s own host'),
);

/** Game makers whose brands a site shows, in this order. */
export const brandsEntry = pipe(
  array(
    strictObject({
      id: pipe(
        string(),
        regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
      ),
      name: pipe(string(), minLength(1, 'a brand has a name'), maxLength(60, 'at most 60 characters')),
      logo: exactOptional(path),
    }),
  ),
  check(
    (brands) => new Set(brands.map(({ id }) => id)).size === brands.length,
    'two brands have the same id',
  ),
);

export type SiteBrand = InferOutput<typeof brandsEntry>[number];
