import { lazyPastCheck } from './lazyPastCheck.tsx';
import { useState } from 'preact/hooks';
import { Dialog } from './Dialog.tsx';
import { useFrame } from './frame.ts';

interface Props {
  readonly onClose: () => void;
}

/** Renders the seeds of the rounds, lets the player change them, and checks the rounds of open seeds. */
export function FairnessDialog({ onClose }: Props) {
  const { play, state, texts } = useFrame();
  const { t } = texts;
  const isCrash = play.session.game.settings['engine'] === 'crash';
  const { commitment, clientSeed, nonce } = state.fairness;
  return (
    <Dialog title={t('fair.title')} onClose={onClose}>
      <p>{t(isCrash ? 'fair.howCrash' : 'fair.how')}</p>
      <dl className="seeds">
        <dt>{t(isCrash ? 'check.terminal' : 'fair.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{t(isCrash ? 'check.salt' : 'fair.clientSeed')}</dt>
        <dd>
          <code>{clientSeed}</code>
        </dd>
        <dt>{t(isCrash ? 'check.flight' : 'fair.nonce')}</dt>
        <dd>
          <code>{nonce}</code>
        </dd>
      </dl>
      {isCrash ? <PastRounds changes={0} /> : <SeedForm />}
    </Dialog>
  );
}

function SeedForm() {
  const { api, play, state, texts } = useFrame();
  const { t } = texts;
  const [seed, setSeed] = useState(randomSeed);
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState(false);
  const isOpen = state.phase !== 'ready';
  const isValid = /^[ -9;-~]{1,64}$/.test(seed);
  const submit = (event: Event) => {
    event.preventDefault();
    if (isOpen || !isValid) return;
    setProblem(false);
    api.changeSeed(seed).then(
      ({ fairness }) => {
        play.setFairness(fairness);
        setChanges(changes + 1);
        setSeed(randomSeed());
      },
      () => setProblem(true),
    );
  };
  return (
    <>
      <form className="seed-form" onSubmit={submit}>
        <label className="field">
          <span>{t('fair.newSeed')}</span>
          <input
            value={seed}
            maxLength={64}
            dir="ltr"
            autoComplete="off"
            aria-invalid={!isValid}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <p className="muted">{isOpen ? t('fair.openRound') : t('fair.newSeedHint')}</p>
        {problem && (
          <p className="notice" role="alert">
            {t('fair.failed')}
          </p>
        )}
        <button type="submit" className="plain-button" disabled={isOpen || !isValid}>
          {t('fair.change')}
        </button>
      </form>
      <PastRounds changes={changes} />
    </>
  );
}

/** Renders the rounds whose seeds are open; `changes` counts the changes of seeds, which open more of them. */
function PastRounds({ changes }: { readonly changes: number }) {
  const { texts } = useFrame();
  return (
    <section>
      <h3>{texts.t('fair.past')}</h3>
      <PastCheck key={changes} />
    </section>
  );
}

const PastCheck = lazyPastCheck();

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
