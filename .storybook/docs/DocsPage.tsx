import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { componentPages } from 'virtual:component-pages';
import type { AnyComponentDocs, DocsFile } from '../../packages/ui/src/docs/componentDocs.ts';
import { keyRoles } from '../../packages/ui/src/docs/keys.ts';
import { useGlobals } from '../theme/BookContainer.tsx';
import * as css from './docs.css.ts';

/**
 * Page of a component: usage, advice, anatomy, keys, props, stories and related components. Its text comes from the
 * `componentDocs` of the stories, the rest from the code.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentDocs, fileName } = preparedMeta.parameters;
  // The cast: parameters have no types; `packages/ui/src/docs/docs.test.ts` checks the stories.
  const docs = (componentDocs ?? {}) as DocsFile;
  const [first, ...rest] = useContext(DocsContext).componentStories();
  const [main, ...others] = Object.entries(docs);
  const isAlone = others.length === 0;
  return (
    <>
      <Title />
      {main && (
        <Facts
          names={Object.keys(docs)}
          file={String(fileName)}
          isPlanned={preparedMeta.tags.includes('planned')}
        />
      )}
      <Description />
      {first && coversPage(first) ? <StoryWindow id={first.id} name={first.name} /> : <Primary />}
      {main && <ComponentText name={main[0]} docs={main[1]} isAlone={isAlone} />}
      <h2 id="props">Props</h2>
      {!isAlone && main && (
        <p>
          Props of <code>{main[0]}</code>.
        </p>
      )}
      <div className={css.scroll} tabIndex={0} role="group" aria-label="Props">
        <Controls />
      </div>
      {others.map(([name, each]) => (
        <ComponentText key={name} name={name} docs={each} isAlone={false} />
      ))}
      {rest.some(coversPage) ? <StoryLinks stories={rest} /> : <Stories includePrimary={false} />}
    </>
  );
}

interface DocumentedStory {
  readonly id: string;
  readonly name: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/** True for an open dialog, which would cover the whole documentation. */
const coversPage = ({ initialArgs }: DocumentedStory) => initialArgs['open'] === true;

/** Story in a window of its own, with the values of the toolbar. */
function StoryWindow({ id, name }: Pick<DocumentedStory, 'id' | 'name'>) {
  const globals = Object.entries(useGlobals()).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${key}:${value}`] : [],
  );
  return (
    // Safe: a page of this Storybook, which needs its scripts and its origin.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={globals.join()}
      title={name}
      src={`./iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`}
      className={css.window}
    />
  );
}

/** Links to stories that can't be shown next to each other. */
function StoryLinks({ stories }: { stories: readonly DocumentedStory[] }) {
  return (
    <>
      <h2>Stories</h2>
      <ul className={css.related}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FactsProps {
  names: readonly string[];
  /** Path of the story file. */
  file: string;
  isPlanned: boolean;
}

const base = import.meta.env['STORYBOOK_SOURCE_URL'];

/** Status, import and source of the components of a page. */
function Facts({ names, file, isPlanned }: FactsProps) {
  const folder = file.replace(/^\.\//, '').split('/').slice(0, -1).join('/');
  return (
    <dl className={css.facts}>
      <div>
        <dt>Status</dt>
        <dd>
          {isPlanned
            ? 'Planned: no screen uses it yet, and its props may change'
            : 'Stable: screens of the product use it'}
        </dd>
      </div>
      <div>
        <dt>Import</dt>
        <dd>
          <code>{`import { ${names.join(', ')} } from '@touchline/ui';`}</code>
        </dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          {base ? <a href={`${base.replace(/\/$/, '')}/${folder}`}>{folder}</a> : <code>{folder}</code>}
        </dd>
      </div>
    </dl>
  );
}

interface ComponentTextProps {
  name: string;
  docs: AnyComponentDocs;
  /** Whether it is the only component of the page: its name isn't repeated. */
  isAlone: boolean;
}

function ComponentText({ name, docs, isAlone }: ComponentTextProps) {
  const { usage, dos, donts, anatomy, related } = docs;
  const of = isAlone ? '' : ` of ${name}`;
  return (
    <section className={css.component}>
      <h2 id={isAlone ? 'usage' : `usage-${name}`}>Usage{of}</h2>
      <p>
        <Sentence>{usage}</Sentence>
      </p>
      <div className={css.advice}>
        <Advice title="Do" sign="✓" kind="do" sentences={dos} />
        <Advice title="Don’t" sign="✕" kind="dont" sentences={donts} />
      </div>
      <h3>Anatomy{of}</h3>
      <ol className={css.anatomy}>
        {anatomy.map(([part, ...props]) => (
          <li key={part}>
            {part}
            {props.length > 0 && (
              <span className={css.props}>
                {props.map((prop) => (
                  <code key={prop}>{prop}</code>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <h3>Keys{of}</h3>
      <Keys docs={docs} />
      <h3>Related{of}</h3>
      <ul className={css.related}>
        {related.map((each) => (
          <li key={each}>
            <a href={`./?path=/docs/${componentPages[each] ?? ''}`} target="_top">
              {each}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AdviceProps {
  title: string;
  sign: string;
  kind: 'do' | 'dont';
  sentences: readonly string[];
}

function Advice({ title, sign, kind, sentences }: AdviceProps) {
  return (
    <div className={css.box} data-kind={kind}>
      <strong>
        <span aria-hidden="true">{sign}</span> {title}
      </strong>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence.replace(/^Don't (\w)/, (_, first: string) => first.toUpperCase())}</Sentence>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Keys({ docs: { keys, otherControls } }: { docs: AnyComponentDocs }) {
  const hasSlots = otherControls === 'given';
  return (
    <>
      {keys.length > 0 && (
        <div className={css.scroll} tabIndex={0} role="group" aria-label="Keys">
          <table>
            <thead>
              <tr>
                <th>Control</th>
                <th>Keys</th>
                <th>Effect</th>
              </tr>
            </thead>
            <tbody>
              {keys.flatMap((role) =>
                keyRoles[role].entries.map((entry, index) => (
                  <tr key={`${role} ${entry.keys.join(' ')} ${entry.effect}`}>
                    <td>{index === 0 ? keyRoles[role].name : ''}</td>
                    <td>
                      {entry.keys.map((key) => (
                        <kbd key={key} className={css.key}>
                          {key}
                        </kbd>
                      ))}
                    </td>
                    <td>{entry.effect}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
      {hasSlots && <p>Components that you put into it keep their own keys.</p>}
      {keys.length === 0 && !hasSlots && <p>None: it shows information and isn’t a stop of the Tab key.</p>}
    </>
  );
}

/** Sentence in which text between backquotes is code. */
function Sentence({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
