/** The public company register as the product meets it: a recorded form, and everything that may go wrong. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';

/** The answer for each SIRET; all have a valid check digit. */
export const REGISTER = {
  /** The demo's first establishment. */
  known: '77500000300019',
  open: '77500002900014',
  closed: '77500003700017',
  unpublished: '77500005200016',
  otherAgreement: '77500006000019',
  unknown: '77500007800011',
  tooOften: '77500008600014',
  slow: '77500009400018',
  broken: '77500010200019',
  failing: '77500011000012',
  /** The register returns only the company's head office, not this establishment. */
  headOfficeOnly: '77500012800014',
} as const;

export interface FakeRegister {
  /** The value of COMPANY_REGISTER_URL. */
  readonly url: string;
  /** The requested SIRETs, in order. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** A recorded answer. */
const recorded = z
  .looseObject({
    results: z.tuple([z.looseObject({ matching_etablissements: z.tuple([z.looseObject({ siret: z.string() })]) })]),
  })
  .parse(JSON.parse(readFileSync(projectPath('backend', 'test', 'fixtures', 'company-register.json'), 'utf8')));

function answerWith(siret: string, establishment: object, company: object = {}): object {
  const [unit] = recorded.results;
  const [found] = unit.matching_etablissements;
  const matching = [{ ...found, siret, ...establishment }];
  return { ...recorded, results: [{ ...unit, ...company, matching_etablissements: matching }] };
}

const WITHHELD = '[NON-DIFFUSIBLE]';
const ANSWERS: Readonly<Record<string, object>> = {
  [REGISTER.known]: recorded,
  [REGISTER.open]: answerWith(
    REGISTER.open,
    { adresse: '8 CHEMIN DES VIGNES 33000 BORDEAUX', liste_enseignes: null },
    { nom_complet: 'MAISON FAMILIALE DES COTEAUX' },
  ),
  [REGISTER.closed]: answerWith(REGISTER.closed, { etat_administratif: 'F' }),
  [REGISTER.unpublished]: answerWith(
    REGISTER.unpublished,
    { adresse: WITHHELD, statut_diffusion_etablissement: 'P' },
    { nom_complet: WITHHELD, statut_diffusion: 'P' },
  ),
  [REGISTER.otherAgreement]: answerWith(REGISTER.otherAgreement, { liste_idcc: ['1516'] }),
  [REGISTER.unknown]: { ...recorded, results: [], total_results: 0 },
  [REGISTER.headOfficeOnly]: answerWith(REGISTER.known, {}, { siege: { siret: REGISTER.headOfficeOnly } }),
};

export async function startFakeRegister(): Promise<FakeRegister> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://register');
    const siret = searchParams.get('q') ?? '';
    if (pathname !== '/search') return send(response, 404, { erreur: 'Chemin inconnu.' });
    asked.push(siret);
    // Never answered: the caller gives up.
    if (siret === REGISTER.slow) return;
    if (siret === REGISTER.broken) return send(response, 200, '{"results":[{"matching');
    if (siret === REGISTER.failing) return send(response, 500, { erreur: 'Erreur interne.' });
    if (siret === REGISTER.tooOften) {
      response.setHeader('retry-after', '120');
      return send(response, 429, { erreur: 'Trop de requêtes.' });
    }
    const answer = ANSWERS[siret];
    return answer === undefined ? send(response, 400, { erreur: 'Requête invalide.' }) : send(response, 200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: async () => close(server) };
}

function send(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
