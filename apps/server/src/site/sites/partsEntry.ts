import { array, pipe, regex, strictObject, string, optional } from 'valibot';

const address = pipe(
  string(),
  regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w./~%?=&-]*$/, 'a part’s page is an https address'),
);
const file = strictObject({
  url: pipe(
    string(),
    regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w./~%-]*$/, 'a file is an https address without a query'),
  ),
  integrity: pipe(
    string(),
    regex(
      /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/,
      'an integrity is sha256, sha384 or sha512 with its digest',
    ),
  ),
});

/** Remote parts of a site, served by partners: exact addresses and hashes of their files. */
export const partsEntry = array(
  strictObject({
    name: pipe(string(), regex(/^[a-z][a-z0-9-]{0,31}$/, 'a name is lower-case letters, digits and dashes')),
    url: address,
    scripts: optional(array(file), []),
    styles: optional(array(file), []),
  }),
);
