/** Columns of a personnel file that the tool never needs. They are emptied in the browser, before the file is sent. The server leaves out what this does not know. */
import { wordKey } from '@valorisation/rules';

/** Compared with the whole heading, so that « Nom de naissance » and « Chargé de communication » are not taken. */
const HEADING = new RegExp(
  `^(?:${[
    '(?:n°?|num|numero)?[ .]*(?:de )?(?:nir|insee|ss|secu|securite sociale)(?: .*)?',
    'sexe|genre|civilite|civ\\.?|titre de civilite',
    '(?:(?:date|lieu|ville|commune|pays|departement|dep\\.?|jour) (?:de )?)?(?:naissance|naiss\\.?)(?: .*)?',
    'ne ?\\(?e?\\)? le|age',
    'nationalite|situation (?:de famille|familiale|matrimoniale)|conjoint.*|(?:nombre d.|nb )?enfants.*|rqth|handicap.*',
    "adresse.*|rue|voie|complement d'adresse|code postal|cp|ville|commune|localite|domicile|pays",
    '(?:n°? ?(?:de )?)?(?:tel\\.?|telephone|portable|mobile)(?: .*)?|e-?mail.*|mail.*|courriel.*',
    '(?:n°? ?)?(?:iban|rib|bic|banque|domiciliation)(?: .*)?',
    'gender|sex|ssn|birth ?_?(?:date|day|place)|date ?_?of ?_?birth|(?:home ?_?)?address.*|zip.*|city|phone.*|country',
  ].join('|')})$`,
);

const NIR = /^[1-8]\d{4}(?:\d\d|2[AB])\d{6}(?:\d\d)?$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ADDRESS_OF_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const FORMS = [NIR, IBAN, ADDRESS_OF_MAIL];

export function isPersonalHeading(heading: string): boolean {
  return HEADING.test(wordKey(heading));
}

/** True when most values are numbers of social security or of a bank, or addresses of mail, under whatever heading. */
export function arePersonalValues(values: readonly string[]): boolean {
  const told = values.map((value) => value.replace(/\s/g, '')).filter((value) => value !== '');
  return FORMS.some((form) => told.filter((value) => form.test(value)).length * 2 > told.length);
}
