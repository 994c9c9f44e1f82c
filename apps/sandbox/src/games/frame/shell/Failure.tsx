import type { Texts } from './texts.ts';

/** Renders a start that failed: the page around the frame offers the ways on. */
export function Failure({ code, texts }: { readonly code: string; readonly texts: Texts }) {
  const isExpired = code === 'LAUNCH_EXPIRED' || code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED';
  return (
    <div className="cover">
      <section className="cover-card" role="alert">
        <h1>{texts.t('failure.title')}</h1>
        <p>{texts.t(isExpired ? 'refusal.launchExpired' : 'failure.text')}</p>
        <button type="button" className="plain-button" onClick={() => location.reload()}>
          {texts.t('unanswered.retry')}
        </button>
      </section>
    </div>
  );
}
