import { hasWords } from '@touchline/text';
import { useState } from 'react';
import { Accordion } from '../../../primitives/Accordion/Accordion.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { textOf, type RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './Faq.css.ts';

export interface FaqQuestion {
  /** Id of the question. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly RichNode[];
}

export interface FaqGroup {
  /** Id of the group. */
  readonly id: string;
  /** Title of the group, for example “Deposits” or “Bets”. */
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqProps extends RootProps<HTMLDivElement> {
  /** Questions in groups. */
  groups: readonly FaqGroup[];
  /** Label of the search field. */
  searchLabel: string;
  /** Message for an empty result, one sentence. */
  nothing: string;
}

/** Frequently asked questions with a search in questions and answers. Renders a `div` of disclosures. */
export function Faq({ groups, searchLabel, nothing, ...rest }: FaqProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const found = groups
    .map((group) => ({ ...group, questions: group.questions.filter((entry) => says(entry, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div {...rest} className={css.root}>
      <Input
        type="search"
        icon="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={query}
        onValueChange={setQuery}
      />
      {found.length === 0 && <EmptyState announced icon="search" title={nothing} />}
      {found.map(({ id, title, questions }) => (
        <div key={id} className={css.group}>
          <Heading level={2}>{title}</Heading>
          <Card pad="none">
            <FaqAnswers questions={questions} />
          </Card>
        </div>
      ))}
    </div>
  );
}

function FaqAnswers({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <div className={css.answers}>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <RichText nodes={answer} />,
        }))}
      />
    </div>
  );
}

const says = ({ question, answer }: FaqQuestion, wanted: string) =>
  [question, ...answer.map(textOf)].some((text) => hasWords(text, wanted));
