/**
 * Splits a name around the first match of the query: before, match, after. Ignores case and accents.
 * @param locale BCP 47 tag of the language whose collation decides which letters are equal
 */
export function splitMatch(name: string, query: string, locale: string): readonly [string, string, string] {
  const wanted = query.trim();
  if (wanted === '') return [name, '', ''];
  const same = new Intl.Collator(locale, { sensitivity: 'base', usage: 'search' });
  for (let start = 0; start + wanted.length <= name.length; start += 1) {
    const end = start + wanted.length;
    if (same.compare(name.slice(start, end), wanted) === 0) {
      return [name.slice(0, start), name.slice(start, end), name.slice(end)];
    }
  }
  return [name, '', ''];
}
