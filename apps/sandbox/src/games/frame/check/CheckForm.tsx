import { commitmentOf, isOfChain } from '@touchline/games';
import { useEffect, useState } from 'preact/hooks';
import type { Texts, TextKey } from '../shell/texts.ts';
import { checkedGames, outcomeOf } from './outcome.ts';
import { checkStoredRound, loadStoredRound } from './storedRound.ts';
import type { StoredRound } from './storedRound.ts';

interface Props {
  readonly texts: Texts;
  readonly first: URLSearchParams;
}

type FieldName = 'serverSeed' | 'clientSeed' | 'nonce' | 'commitment' | 'shown' | 'mines' | 'rows';

const FIELDS: readonly FieldName[] = ['serverSeed', 'clientSeed', 'nonce', 'commitment'];

const gameOf = (name: string | null) =>
  checkedGames.find((game) => game === (name ?? '').replace('-', '')) ?? 'dice';

/** Renders the form that computes the outcome of a round from its seeds, in this browser only. */
export function CheckForm({ texts, first }: Props) {
  const { t } = texts;
  const [game, setGame] = useState(gameOf(first.get('game')));
  const [values, setValues] = useState<Readonly<Partial<Record<FieldName, string>>>>(
    Object.fromEntries(FIELDS.map((name) => [name, first.get(name) ?? ''])),
  );
  const [stored, setStored] = useState<StoredRound | null>(null);
  const roundId = first.get('round');
  useEffect(() => {
    if (roundId === null) return;
    void loadStoredRound(roundId).then((round) => {
      if (!round) return;
      setStored(round);
      setGame(gameOf(round.game));
      setValues(fieldsOf(round));
    });
  }, [roundId]);
  const value = (name: FieldName): string => (values[name] ?? '').trim();
  const nonce = value('nonce') === '' ? Number.NaN : Number(value('nonce'));
  const serverSeed = value('serverSeed').toLowerCase();
  const outcome = outcomeOf(
    game,
    { serverSeed, clientSeed: value('clientSeed'), nonce },
    { mines: Number(value('mines') || 3), rows: Number(value('rows') || 8) },
  );
  const field = (name: FieldName, key: TextKey) => (
    <label className="field">
      <span>{t(key)}</span>
      <input
        dir="ltr"
        autoComplete="off"
        spellcheck={false}
        value={values[name] ?? ''}
        onInput={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      />
    </label>
  );
  const isCrash = game === 'crash';
  return (
    <main className="check">
      <h1>{t('check.title')}</h1>
      <p>{t('check.how')}</p>
      {stored && <Stored round={stored} texts={texts} />}
      <form className="check-form" onSubmit={(event) => event.preventDefault()}>
        <label className="field">
          <span>{t('check.game')}</span>
          <select value={game} onChange={(event) => setGame(gameOf(event.currentTarget.value))}>
            {checkedGames.map((one) => (
              <option key={one} value={one}>
                {t(`check.game.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {field('serverSeed', isCrash ? 'check.hash' : 'check.serverSeed')}
        {field('clientSeed', isCrash ? 'check.salt' : 'fair.clientSeed')}
        {field('nonce', isCrash ? 'check.flight' : 'check.nonce')}
        {game === 'mines' && field('mines', 'mines.count')}
        {game === 'plinko' && field('rows', 'plinko.rows')}
        {field('commitment', isCrash ? 'check.terminal' : 'fair.commitment')}
        {field('shown', 'check.shown')}
      </form>
      <section className="revealed" role="status" aria-label={t('check.result')}>
        {outcome === undefined ? (
          <p>{t('check.incomplete')}</p>
        ) : (
          <>
            <p>{t('check.result')}</p>
            <p className="figure check-outcome" dir="ltr">
              {outcome}
            </p>
            <Lines isCommitted={committed()} isShown={shown(outcome)} texts={texts} />
          </>
        )}
      </section>
    </main>
  );

  function committed(): boolean | null {
    const commitment = value('commitment').toLowerCase();
    if (commitment === '') return null;
    return isCrash ? isOfChain(serverSeed, nonce, commitment) : commitmentOf(serverSeed) === commitment;
  }

  function shown(outcome: string): boolean | null {
    const text = value('shown').replaceAll(',', ' ').replaceAll(/\s+/g, ' ');
    return text === '' ? null : outcome === text || outcome.startsWith(`${text} `);
  }
}

/** Returns the fields of a stored round, as far as its seeds are open. */
function fieldsOf({ seeds, chain, choice }: StoredRound): Readonly<Partial<Record<FieldName, string>>> {
  const { mines, rows } = (choice ?? {}) as { mines?: number; rows?: number };
  return {
    serverSeed: chain?.hash ?? seeds?.serverSeed ?? '',
    clientSeed: chain?.salt ?? seeds?.clientSeed ?? '',
    nonce: String(chain?.game ?? seeds?.nonce ?? ''),
    commitment: chain?.terminal ?? seeds?.commitment ?? '',
    ...(mines !== undefined && { mines: String(mines) }),
    ...(rows !== undefined && { rows: String(rows) }),
  };
}

function Stored({ round, texts }: { readonly round: StoredRound; readonly texts: Texts }) {
  const { t } = texts;
  const result = checkStoredRound(round);
  return (
    <section className="revealed" role="status">
      <p>
        <b>{round.title}</b> <code>{round.roundId}</code>
      </p>
      {result === 'sealed' ? (
        <p>{t('check.sealed')}</p>
      ) : (
        <p className={result === 'equal' ? 'verdict verdict-fine' : 'verdict'}>{t(`check.${result}`)}</p>
      )}
    </section>
  );
}

interface LinesProps {
  readonly isCommitted: boolean | null;
  readonly isShown: boolean | null;
  readonly texts: Texts;
}

function Lines({ isCommitted, isShown, texts }: LinesProps) {
  const { t } = texts;
  return (
    <>
      {isCommitted !== null && (
        <p className={isCommitted ? 'verdict verdict-fine' : 'verdict'}>
          {t(isCommitted ? 'check.committed' : 'check.uncommitted')}
        </p>
      )}
      {isShown !== null && (
        <p className={isShown ? 'verdict verdict-fine' : 'verdict'}>
          {t(isShown ? 'check.equal' : 'check.different')}
        </p>
      )}
    </>
  );
}
