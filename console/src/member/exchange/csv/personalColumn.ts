/**
 * Columns of a personnel file that the tool never needs. They are emptied in the browser, before the file is sent. The
 * process that reads the file drops what this does not know.
 */
import { wordKey } from '@valorisation/rules';

/** Headings that name something personal, alone or before other words. */
const BEGINNINGS = Object.values({
  security: ['nir', 'insee', 'ss', 'secu', 'securite sociale', 'ssn'],
  sex: ['sexe', 'civilite', 'gender', 'sex'],
  birth: ['naissance', 'naiss.', 'ne le', 'nee le', 'ne(e) le', 'date naissance', 'date de naissance'],
  birthPlace: ['lieu de naissance', 'ville de naissance', 'commune de naissance', 'pays de naissance'],
  birthDay: ['departement de naissance', 'date of birth', 'birth date', 'birth_date', 'birthdate'],
  family: ['nationalite', 'situation de famille', 'situation familiale', 'situation matrimoniale', 'conjoint'],
  children: ['enfants', "nombre d'enfants", 'nb enfants', 'rqth', 'handicap'],
  address: ['adresse', 'address', "complement d'adresse", 'code postal', 'zip', 'domicile'],
  reach: ['tel', 'tel.', 'telephone', 'portable', 'mobile', 'phone', 'email', 'e-mail', 'mail', 'courriel'],
  bank: ['iban', 'rib', 'bic', 'banque', 'domiciliation bancaire'],
}).flat();
/** Words that are personal only when the heading has nothing else. */
const WHOLE = ['genre', 'age', 'rue', 'voie', 'cp', 'ville', 'commune', 'localite', 'pays', 'lieu', 'city', 'country'];

const NUMBER = /^(?:n ?°|num|numero) ?(?:de )?/;

const NIR = /^[1-8]\d{4}(?:\d\d|2[AB])\d{6}(?:\d\d)?$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ADDRESS_OF_MAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]{1,190}$/;
const FORMS = [NIR, IBAN, ADDRESS_OF_MAIL];

export function isPersonalHeading(heading: string): boolean {
  const key = wordKey(heading).replace(NUMBER, '');
  return WHOLE.includes(key) || BEGINNINGS.some((known) => key === known || key.startsWith(`${known} `));
}

const PAY =
  /\b(?:salaires?|brut[es]?|net(?:te)?|remuneration|remun|traitement|paye|verse|cout|ecart|gross|salary|pay|taux hor\w*)\b/;
/** They say how people are paid, or what the tool computes and needs. */
const NOT_PAY = /\b(?:mode|type|unite|periodicite|garantie?|minimum|conventionnel)\b/;

/** A column of what people are paid. It leaves the browser only for a person who may see pay. */
export function isPayHeading(heading: string): boolean {
  const key = wordKey(heading);
  return PAY.test(key) && !NOT_PAY.test(key);
}

/** True when most values are numbers of social security or of a bank, or addresses of mail, under whatever heading. */
export function arePersonalValues(values: readonly string[]): boolean {
  const told = values.map((value) => value.replace(/\s/g, '')).filter((value) => value !== '');
  return FORMS.some((form) => told.filter((value) => form.test(value)).length * 2 > told.length);
}
