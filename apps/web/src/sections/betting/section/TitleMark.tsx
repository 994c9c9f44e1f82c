import { CompetitionMark, type CompetitionMarkProps } from '@touchline/ui';

/** Mark of a competition in the title of its page; a chunk of its own, since most pages of sections have none. */
export default function TitleMark({ name, country }: Pick<CompetitionMarkProps, 'name' | 'country'>) {
  return <CompetitionMark name={name} country={country} size="lg" />;
}
