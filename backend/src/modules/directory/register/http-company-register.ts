import { z } from 'zod';
import type { Company } from '../domain/company.js';
import { ProviderClient } from '../provider/provider-client.js';

const texts = z.array(z.string()).nullish();

const establishment = z.object({
  siret: z.string(),
  adresse: z.string().nullish(),
  activite_principale: z.string().nullish(),
  etat_administratif: z.string().nullish(),
  statut_diffusion_etablissement: z.string().nullish(),
  nom_commercial: z.string().nullish(),
  liste_enseignes: texts,
  liste_idcc: texts,
});

const searchAnswer = z.object({
  results: z.array(
    z.object({
      nom_complet: z.string().nullish(),
      statut_diffusion: z.string().nullish(),
      etat_administratif: z.string().nullish(),
      matching_etablissements: z.array(establishment).nullish(),
      complements: z.object({ liste_idcc: texts }).nullish(),
    }),
  ),
});

const OPEN = 'A';
/** `O`: published. `P` and the older `N`: private, partly or wholly. */
const PUBLISHED = 'O';
const WITHHELD = /\[N(?:ON-DIFFUSIBLE|D)\]/;

const published = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || WITHHELD.test(trimmed) ? null : trimmed;
};

/**
 * The matching establishment, not the head office of its company; null when no result has this SIRET.
 * @throws ZodError when the answer has another form
 */
function readSearchAnswer(answer: unknown, siret: string): Company | null {
  const [unit] = searchAnswer.parse(answer).results;
  const found = unit?.matching_etablissements?.find((one) => one.siret === siret);
  if (unit === undefined || found === undefined) return null;
  const isPublished = [unit.statut_diffusion, found.statut_diffusion_etablissement].every(
    (status) => (status ?? PUBLISHED) === PUBLISHED,
  );
  const own = found.liste_idcc ?? [];
  return {
    siret,
    name: published(found.liste_enseignes?.[0]) ?? published(found.nom_commercial) ?? published(unit.nom_complet),
    address: published(found.adresse),
    activity: published(found.activite_principale),
    open: (found.etat_administratif ?? OPEN) === OPEN && (unit.etat_administratif ?? OPEN) === OPEN,
    published: isPublished,
    agreements: own.length > 0 ? own : (unit.complements?.liste_idcc ?? []),
  };
}

/** Each request has another SIRET, so one failure says nothing about the next request. */
const SETTINGS = { name: 'company register', longestAnswer: 512 * 1024, restsAfterFailure: false };

/** The public company register: the API Recherche d'entreprises over HTTP. */
export class HttpCompanyRegister {
  private readonly client: ProviderClient;

  constructor(
    private readonly baseUrl: string,
    timeOutMs?: number,
  ) {
    this.client = new ProviderClient(SETTINGS, timeOutMs);
  }

  /** Null when it does not know the SIRET. @throws ProviderAway within five seconds */
  async find(siret: string): Promise<Company | null> {
    const address = new URL(`${this.baseUrl}/search`);
    address.search = new URLSearchParams({ q: siret, page: '1', per_page: '1' }).toString();
    return this.client.ask(address, (answer) => readSearchAnswer(answer, siret));
  }
}
