/** Every path of the product, by who may open it (specification section 2). */
export type PathAccess = 'anybody' | 'members' | 'staff';

/** The ids in the paths of a member. */
export interface Named {
  readonly valor: number;
  readonly profile: number;
}

const ANYBODYS = `/ /login /signup /signup/finish/lien /forgot/pass /reset/pass/lien /reset/mail/finish/lien /handover/lien
  /remove/account/lien /outil /presentation-de-outils /convention-collective /faq /aide-pratique /comprendre-mon-classement /pack-pedagogique /actualites
  /actualites/1 /web-serie /videos /videos/1 /documents /documents/1 /annuaire /estimation /estimation?valor_c5=28 /evolutions
  /gestion-compte /contact /plan-du-site /cgu /mention_legale /politique-de-confidentialite /accessibilite /rien/ici`;

const members = ({
  valor,
  profile,
}: Named) => `/dashboard /personne/${profile} /personne/${profile}/rappel /chiffres /couts /coherence
  /comparaison?valeurs=${valor} /import /paie /degres-prevus?valeurs=${valor} /newvaluation /valorisation/${valor}
  /valorisation/calculate/${valor} /quizz?id=${valor} /critere/${valor}/1?id=1 /profile/concerned /profile/concerned/${valor}
  /conclusion/${valor} /job/description/${profile} /profile /info/perso /rgpd /etablissements /transferts /account/associated /myaccount/change /reset/mail
  /verifier /prochaine-grille
  /conclusion2/${valor} /template/pdf/${valor}?q=50 /template/job/description/${profile} /template/entretien/${profile}`;

const STAFFS = '/admin /admin/mon-compte';

export function everyPath(named: Named): (readonly [path: string, access: PathAccess])[] {
  const of = (access: PathAccess, paths: string) => paths.split(/\s+/).map((path) => [path, access] as const);
  return [...of('anybody', ANYBODYS), ...of('members', members(named)), ...of('staff', STAFFS)];
}
