/** The job sheet: written on the printed sheet, saved while typing, never lost, never overwritten. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../../backend/test/render/render-support.js';
import { payloadOf, type ApiClient } from '../../backend/test/support/api-client.js';
import { classify, limit, METIER, type ValuationDetail } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { jobDescriptionResponse } from '../../backend/test/support/wire-schemas.js';
import type { ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { faults } from './support/faults.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** A line of a list as Word puts it on the clipboard. */
const item = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 ${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=FR><!--StartFragment--><h1 style='color:#2F5496'>Titre</h1><p class=MsoNormal><b><span style='font-size:14pt'>Gras</span></b> et <a href="https://x.example">lien</a></p>${item('lfo1', '·', 'un')}${item('lfo1', '·', 'deux')}${item('lfo2', '1.', 'premier')}<table><tr><td>cellule</td></tr></table><img src="https://x.example/i.png"><!--EndFragment--></body></html>`;
const KEPT_OF_WORD =
  '<p>Titre</p><p><strong>Gras</strong> et lien</p><ul><li><p>un</p></li><li><p>deux</p></li></ul><ol><li><p>premier</p></li></ol><p>cellule</p>';

describe('a job sheet', () => {
  const tool = useConsole({ hostile: true });
  let main: ApiClient;

  beforeAll(async () => {
    main = await signIn(tool.product.url, emailOf('main'));
  }, WALK_MS);

  /** A mixed job: 60 % and 50 %. */
  async function aMixedJob(profile_name: string): Promise<[ValuationDetail, ValuationDetail]> {
    const first = await classify(main, { profile_name, valor_c0: 60 });
    const { profile_id } = first;
    return [first, await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant, valor_c0: 50 })];
  }

  const sectionsOf = async (client: ApiClient, profileId: number) =>
    payloadOf(jobDescriptionResponse, await client.get(`/v1/job/description/${profileId}`)).sheet.sections;
  /** Saves one changed section of the present sheet. */
  const save = async (client: ApiClient, profileId: number, changed: Readonly<Record<string, string>>) => {
    const sections = Object.entries(await sectionsOf(client, profileId));
    const written = Object.fromEntries(
      sections.flatMap(([name, one]) => (one.written === null ? [] : [[name, one.written]])),
    );
    await client.post(`/v1/user/profile/update/one/${profileId}`, { profile_data: { ...written, ...changed } });
  };

  /** A person who opens a sheet directly, and the sheet. */
  async function atSheet(profileId: number, email = emailOf('main'), viewport?: ViewportName) {
    const person = await tool.visit(viewport);
    await person.holdSession(email);
    const sheet = new JobSheetOnScreen(person, profileId);
    const live = person.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
    await Promise.all([live, sheet.open()]);
    return [person, sheet] as const;
  }

  it(
    'is written where it will be read, from a Word text reduced to lists and words, saved while typing, and printed in two clicks as shown',
    async () => {
      const [{ profile_id }] = await aMixedJob('Fiche Ecrite');
      const [head, sheet] = await atSheet(profile_id);
      await head.page.getByText('Le temps de travail de l’ensemble est de 110').waitFor();
      await becomes(async () => head.link(/^Modifier la quotité/).count(), 2);
      await sheet.section('Missions').getByText('Agent de service').waitFor();

      await sheet.section('Relations').click();
      await head.press('Control+A', 'Delete');
      await sheet.section('Relations').evaluate((text, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, WORD);
      await sheet.section('Missions').click();
      await becomes(async () => ((await sheet.section('Missions').boundingBox())?.height ?? 0) >= 160, true);
      await head.press('Control+A', 'Delete', 'Control+B');
      await head.page.keyboard.type('Accueil');
      await becomes(async () => sheet.tool('Missions', 'Gras').getAttribute('aria-pressed'), 'true');
      await head.press('Control+B');
      await head.page.keyboard.type(' des familles');
      await sheet.saved();
      await head.page.reload();
      await sheet.section('Missions').getByText('Accueil des familles').waitFor();
      await sheet.holds('Missions', expect.stringContaining('<strong>Accueil</strong> des familles'));
      await sheet.holds('Relations', KEPT_OF_WORD);

      const onScreen = await sheet.words();
      await head.click(head.link('Version imprimable'));
      await sheet.printed.getByText('Accueil des familles').waitFor();
      await becomes(async () => sheet.printedWords(), onScreen);
      await becomes(async () => head.page.title(), expect.stringContaining('Fiche de poste – Fiche Ecrite'));

      await head.goTo('/dashboard');
      const dashboard = new Dashboard(head);
      await dashboard.profile('Fiche Ecrite').waitFor();
      head.startCounting();
      await head.click(dashboard.profile('Fiche Ecrite').getByRole('link', { name: /^Fiche de poste/ }));
      const download = await head.download(head.button('Exporter en PDF'));
      expect(head.steps).toBe(2);
      expect(download.suggestedFilename()).toMatch(/^Fiche_Ecrite_\d{14}\.pdf$/);
      const { text } = await readPdf(readFileSync(await download.path()));
      expect(text).toContain('Missions Accueil des familles');
      expect(text).toMatch(/^(?!.*Rémunération).*comptable : Catégorie 2 Technicien, 50 % du temps plein/s);
    },
    WALK_MS,
  );

  itFurther(
    'is written by keyboard alone, and switches to the proposed text and back',
    async () => {
      const { profile_id } = await classify(main, { profile_name: 'Fiche Au clavier' });
      const [head, sheet] = await atSheet(profile_id);
      const proposed = await sheet.text('Missions');
      await head.tabTo(sheet.section('Missions'), 80);
      await head.press('Tab');
      await hasFocus(sheet.tool('Missions', 'Gras'));
      await head.press('ArrowRight', 'End', 'ArrowLeft', 'Shift+Tab');
      await hasFocus(sheet.section('Missions'));
      await head.press('Control+A', 'Delete');
      await head.page.keyboard.type('un');
      await head.press('Enter');
      await head.page.keyboard.type('deux');
      await head.press('Control+A', 'Tab', 'Enter');
      await sheet.section('Missions').locator('ul li').nth(1).waitFor();
      // Another Tab leaves the text, from a list, too: it is no keyboard trap.
      await head.press('Tab');
      expect(await sheet.section('Missions').evaluate((text) => text === document.activeElement)).toBe(false);
      await sheet.saved();
      await becomes(async () => sheet.section('Missions').locator('ul li').allTextContents(), ['un', 'deux']);

      await head.tabTo(head.button('Revenir au texte proposé, Missions'), 80);
      await head.press('Enter');
      await head.button('Reprendre mon texte, Missions').waitFor();
      await becomes(async () => sheet.text('Missions'), proposed);
      await head.press('Enter');
      await head.button('Revenir au texte proposé, Missions').waitFor();
      await becomes(async () => sheet.text('Missions'), 'undeux');
    },
    WALK_MS,
  );

  itFurther(
    'loses nothing without a network: kept on other pages and after a reload, saved once it is back',
    async () => {
      const { profile_id } = await classify(main, { profile_name: 'Fiche Hors ligne' });
      const [head, sheet] = await atSheet(profile_id);
      await head.page.route('**/v1/user/profile/update/one/**', (route) => route.abort());
      await sheet.write('Missions', ' Gardé.');
      await head.page.getByText('Votre texte est gardé dans cet onglet.').waitFor();
      await head.page.getByRole('status').getByText('Non enregistré').waitFor();
      await head.goTo('/profile');
      await head.heading('Mon compte').waitFor();
      await sheet.open();
      await sheet.section('Missions').getByText('Gardé.').waitFor();
      head.page.once('dialog', (dialog) => void dialog.accept());
      await head.page.reload();
      await sheet.section('Missions').getByText('Gardé.').waitFor();
      await head.page.getByText('Votre texte est gardé dans cet onglet.').waitFor();
      await head.page.unroute('**/v1/user/profile/update/one/**');
      await head.click(head.button('Réessayer'));
      await sheet.saved();
      await becomes(async () => sheet.keptInTab(), []);
      expect((await sectionsOf(main, profile_id)).missions.written).toContain('Gardé.');
    },
    WALK_MS,
  );

  itFurther(
    'lets two people write different sections, and asks before a text replaces another',
    async () => {
      const { profile_id } = await classify(main, { profile_name: 'Fiche À deux' });
      const head = await tool.visit();
      await head.holdSession(emailOf('main'));
      const mine = new JobSheetOnScreen(head, profile_id);
      // Without the live stream neither page can know of the other's text before it saves its own.
      await head.page.route('**/v1/live', (route) => route.abort());
      await mine.open();
      const colleague = await signIn(tool.product.url, emailOf('associated'));
      await save(colleague, profile_id, { relations: '<p>Familles.</p>' });
      await mine.write('Missions', ' Accueil.');
      await mine.saved();
      await mine.section('Relations').getByText('Familles.').waitFor();

      await save(colleague, profile_id, { competences: '<p>Permis B.</p>' });
      await mine.write('Compétences', ' Permis D.');
      const written = head.page.getByRole('region', { name: 'Compétences' });
      await written.getByRole('alert').getByText('Permis B.').waitFor();
      await written.getByText('Non enregistré').waitFor();
      await head.click(head.button('Remplacer par mon texte'));
      await written.getByRole('alert').waitFor({ state: 'detached' });
      await mine.saved();
      const { missions, competences } = await sectionsOf(colleague, profile_id);
      expect(`${missions.written} ${competences.written}`).toMatch(/Accueil\..*Permis D\./);
    },
    WALK_MS,
  );

  itFurther(
    'shows an associated account what others write, without limited functions, and says so when there is nothing to describe',
    async () => {
      const [first, second] = await aMixedJob('Fiche Limitée');
      await limit(main, second.valor_id);
      const [colleague, sheet] = await atSheet(first.profile_id, emailOf('associated'));
      await colleague.page.getByText('Seules les fonctions que vous pouvez voir sont comptées.').waitFor();
      expect(await sheet.paper.textContent()).not.toContain('comptable');
      // Another person's text appears at once.
      await save(main, first.profile_id, { missions: '<p>Accueil des familles</p>' });
      await sheet.section('Missions').getByText('Accueil des familles').waitFor();
      await colleague.goTo(`/template/job/description/${first.profile_id}`);
      await sheet.printed.getByText('Agent de service').first().waitFor();
      expect(await sheet.printedWords()).not.toContain('comptable');
      await colleague.goTo(`/conclusion2/${second.valor_id}`);
      await colleague.heading('Ce document est introuvable').waitFor();

      await main.post(`/v1/valor/archive/${first.valor_id}`);
      await colleague.goTo(`/job/description/${first.profile_id}`);
      await colleague.page.getByText('Toutes les fonctions de cette personne sont archivées').waitFor();
      await colleague.goTo('/job/description/999999');
      await colleague.page.getByText('Cette fiche de poste est introuvable').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'has no serious fault of accessibility and fits its screen, as do its printed pages',
    async () => {
      const [{ profile_id, valor_id }] = await aMixedJob('Fiche Regardée');
      const [head, sheet] = await atSheet(profile_id, emailOf('main'), 'phone');
      const found: Record<string, string[]> = {};
      await sheet.write('Missions', ' Accueil.');
      await sheet.saved();
      found['sheet'] = await faults(head);
      await head.goTo(`/template/job/description/${profile_id}`);
      await sheet.printed.getByText('Accueil.').waitFor();
      found['printed sheet'] = await faults(head);
      await head.goTo(`/conclusion2/${valor_id}`);
      await sheet.printed.getByText('Classement de la fonction').waitFor();
      found['printed result'] = await faults(head);
      await head.goTo(`/template/pdf/${valor_id}?q=20`);
      await sheet.printed.getByText('357,07').first().waitFor();
      await head.goTo('/job/description/999999');
      await head.page.getByText('Cette fiche de poste est introuvable').waitFor();
      found['unknown'] = await faults(head);
      expect(Object.entries(found).filter(([, told]) => told.length > 0)).toEqual([]);
    },
    WALK_MS,
  );
});
