import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core, Domain, PlayerNotices } from '../kernel/index.ts';
import { exchangeRoutes, type ExchangeRoutesDeps } from './exchange/exchange.routes.ts';
import { createHttpRates } from './exchange/rateProvider.ts';
import { createRates, type Rates } from './exchange/rates.service.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';
import { createWallet, type Wallet, type WalletDeps } from './wallet/wallet.service.ts';

type Site = FastifyRequest['site'];

/** Money of players: wallets, rates and exchanges. */
export interface LedgerDomain extends Domain {
  readonly wallet: Wallet<Site>;
  readonly rates: Rates;
}

/** Assembles the ledger. */
export function createLedgerDomain(
  core: Core,
  hooks: Pick<WalletDeps<Site>, 'requireDemoCredit'> &
    Pick<ExchangeRoutesDeps, 'requireUnblocked'> & { readonly feed: PlayerNotices },
): LedgerDomain {
  const { RATES_URL: url, RATES_NAME: name } = core.settings;
  const wallet = createWallet<Site>({ ...hooks, ...core });
  const rates = createRates({
    ...core,
    provider: url === undefined ? undefined : createHttpRates(url, name),
  });
  return {
    wallet,
    rates,
    jobs: rates.jobs,
    routes(app: FastifyInstance) {
      walletRoutes(app, { ...hooks, ...core, wallet });
      exchangeRoutes(app, { ...hooks, ...core });
    },
  };
}
