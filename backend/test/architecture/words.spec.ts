/** The vocabulary of the French texts: one word for each thing, as the README lists them. */
import { describe, expect, it } from '@jest/globals';
import { literalsOf } from './support/literals.js';
import { sourceFiles } from './support/source-files.js';

/** The words to avoid, and what to write instead. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bSMIC\b/, 'Smic'],
  [/degrés? (?:par défaut|attendus?)\b/i, 'degré prévu'],
  [/(?:en |au-|en-)dessous d(?:u|e la|es) (?:minimum|seuil)/i, 'sous le minimum, sous le seuil'],
  [/(?:^|[\s«’])e?mails?\b/i, 'message ; e-mail pour l’adresse'],
  [/\bcliqu(?:er|ez)\b|\bclic\b/i, 'le verbe de l’action'],
  [/\bafin d|\bsuite à\b|au niveau d|\bprocéde[rz]|\beffectue[rz]|\beffectuée?s?\b/i, 'pour, après, faire'],
  [/\blogin\b|\bpassword\b|\bdashboard\b|\bfeedback\b|\bok\b/i, 'le mot français'],
  [
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|soixante)\s(?:secondes|minutes|heures|jours|semaines|mois|ans|années)\b/i,
    'des chiffres : 7 jours',
  ],
  [/\bpendant une (?:heure|minute)\b/i, 'des chiffres : 1 heure'],
  [/(?:ne convient pas|n’est plus valide|invalide)\b/i, 'incorrect, n’est plus valable'],
  [/\bminima\b/i, 'minimums'],
  [/\bpassations?\b/i, 'transmettre le compte principal'],
  [
    /\bclassements?\s(?:(?:est|n’est (?:pas|plus)|sont)\s)?(?:archivé|masqué|supprimé|introuvable)/i,
    'valorisation : le classement est l’acte',
  ],
  [/\bcotations?\b|\bpesées? (?:de|du) poste/i, 'classement'],
  [/[a-zéè]\s?!(?:\s|$)/, 'un point'],
  [/\bne sert plus\b|\bne servira plus\b|\bune seule fois, pendant\b/i, 'n’est plus valable, reste valable'],
  [/\bà classement égal\b|\bd’un coup\b|\bgarder la main\b/i, 'à fonction semblable, en une fois, choisir'],
  [/\bparta(?:gez|ger)(?:-le)? en plusieurs\b/i, 'diviser'],
  [/\bse discute\b|\bse (?:prête|résiste|trompent)\b|\bvous résiste\b/i, 'une phrase dite par une personne'],
  [/\bconfier (?:plutôt )?l’établissement\b|\btransmettre l’établissement\b/i, 'transmettre le compte principal'],
  [/(?<!enseignantes et )\benseignants-formateurs\b/i, 'enseignantes et enseignants-formateurs'],
  [/\badministrat(?:eurs?|rices?)\b/i, 'une personne de l’administration'],
  [/\borganisation d’employeurs\b/i, 'l’organisation des employeurs'],
  [/\bcodes? de secours\b|\bdouble authentification\b/i, 'code de récupération, code à la connexion'],
  [/\bl’utilisateur\b|\bles utilisateurs\b|\bconnu de vous seul\b/i, 'vous'],
  // With a plain space, the sign may land at the start of a line.
  [/[\p{L}\d)}] [;:?!»%€](?=\s|$)|« /u, 'une espace insécable'],
  [/\d (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)\b/, 'une espace insécable'],
  [/\p{L}'\p{L}/u, 'une apostrophe courbe'],
];

/** A column heading of a spreadsheet, which must match what people type in their own file. */
const HEADING = /^\{critere\} : /;
/** Texts that the specification prescribes literally. */
const IMPOSED = ["Présentation de l'outil", "Ce numéro SIRET n'est pas valide : veuillez vérifier les chiffres."];

const HOMES = ['console/src/i18n', 'rules/src/forms', 'rules/src/explain', 'backend/src/platform/errors'];
/** Excludes keys, routes and codes, which are not French. */
const isText = (literal: string): boolean => /\s/.test(literal.trim()) || /[éèàêç’]/i.test(literal);
const withoutMarkup = (template: string): string =>
  template.replace(/\{\{!.*?\}\}|<style[^]*?<\/style>/g, '').replace(/<[^<>]*>|\{\{[^{}]*\}\}/g, ' ');

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

const texts = [
  ...sourceFiles(HOMES, ['.ts'])
    .filter(({ path }) => !path.endsWith('spec.ts'))
    .flatMap((file) =>
      literalsOf(file)
        .filter(isText)
        .map((text) => ({ path: file.path, text })),
    ),
  ...sourceFiles(['templates'], ['.hbs']).map(({ path, text }) => ({ path, text: withoutMarkup(text) })),
  ...sourceFiles(['templates/sheets', 'templates/prefill/functions', 'backend/content'], ['.json']).flatMap(
    ({ path, text }) =>
      stringsOf(JSON.parse(text))
        .filter(isText)
        .map((each) => ({ path, text: withoutMarkup(each) })),
  ),
].filter(({ text }) => !IMPOSED.includes(text) && !HEADING.test(text));

/**
 * The public texts of the portal. The home's example is excluded: it is dated, and a test compares it with its grid.
 */
const PORTAL = /console\/src\/i18n\/fr\/(?:pages\/(?!home)|publications|estimate|contact|signup|chrome)/;
const AMOUNT = /\d[\d\s]*(?:[.,]\d+)?\s*(?:€|euros?\b|points?\b)/i;

describe('the French texts', () => {
  it('are found in every home', () => {
    for (const home of [...HOMES, 'templates', 'templates/sheets', 'templates/prefill/functions', 'backend/content'])
      expect(texts.some(({ path }) => path.startsWith(home))).toBe(true);
  });

  it.each(BANNED)('are not %s (%s)', (pattern, instead) => {
    const found = texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => [path, text.trim(), instead]);
    expect(found).toEqual([]);
  });

  it('on the portal repeat no amount that the grid or the wage may change', () => {
    const ofPortal = texts.filter(({ path }) => PORTAL.test(path));
    expect(ofPortal.length).toBeGreaterThan(50);
    expect(ofPortal.filter(({ text }) => AMOUNT.test(text))).toEqual([]);
  });
});
