/** The shared steps of the classification tests: "Agent de service", with degrees 2-2-2 in the grid. */
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { plain, type Person } from './person.js';
import type { Reading } from './reading.js';
import { becomes } from './settled.js';

interface AtOnce {
  search?: string;
  job?: RegExp;
  /** Looks at each page before it is left. */
  reading?: Reading;
}

export class Classifying {
  constructor(private readonly person: Person) {}

  get search(): Locator {
    return this.person.page.getByLabel('Rechercher une fonction');
  }

  get personName(): Locator {
    return this.person.page.getByLabel('Nom de la personne');
  }

  /** The running result beside the questions. */
  get result(): Locator {
    return this.person.page.getByRole('complementary', { name: 'Résultat' });
  }

  get valuationId(): number {
    return Number(/\/(\d+)/.exec(new URL(this.person.page.url()).hash)?.[1]);
  }

  degree(rank: number): Locator {
    return this.person.page.getByRole('radio', { name: new RegExp(`^Degré ${rank}`) });
  }

  async saved(): Promise<void> {
    await this.person.page.getByText(/^Enregistré à/).waitFor();
  }

  /** The section of the conclusion with the amount. */
  get amount(): Locator {
    return this.person.page.getByRole('region', { name: 'À verser au moins' });
  }

  /** Waits until the conclusion shows it. */
  async shows(amount: string): Promise<void> {
    await becomes(async () => plain(await this.amount.textContent()), expect.stringContaining(amount));
  }

  /** Waits until the calculation of the conclusion adds up to it. */
  async showsIndex(points: string): Promise<void> {
    const total = this.person.page.getByRole('list', { name: 'Étapes du calcul' }).getByText(/^Indice réel$/);
    await becomes(async () => plain(await total.locator('xpath=..').textContent()), expect.stringContaining(points));
  }

  async chooseFunction(search?: string, name?: RegExp): Promise<void> {
    const { person } = this;
    await person.click(person.link('Nouvelle valorisation').first());
    await this.pickFunction(search, name);
  }

  /** Picks a function from the open list. */
  async pickFunction(search = 'agent de service', name = /^Agent de service/): Promise<void> {
    const { person } = this;
    await person.fill(this.search, search);
    await person.click(person.page.getByRole('option', { name }));
  }

  /** Opens the lines of the running amount, from its details where a phone folds them. */
  async explain(): Promise<void> {
    const { person } = this;
    const [folded, explain] = [person.button(/Détails$/), person.button('Voir le calcul')];
    await explain.or(folded).first().waitFor();
    if (!(await explain.isVisible())) await person.click(folded);
    await person.click(explain);
  }

  /** The choice beside the day of seniority, which the situation asks for. */
  get withoutSeniority(): Locator {
    return this.person.button('Sans ancienneté');
  }

  /** The two ways on from the situation. */
  get toCriteria(): Locator {
    return this.person.button('Continuer vers les critères');
  }

  get keepPlanned(): Locator {
    return this.person.button('Garder les degrés prévus et calculer');
  }

  /** From the dashboard to the amount without opening the criteria. */
  async completeAtOnce(name: string, { search, job, reading }: AtOnce = {}): Promise<void> {
    const { person } = this;
    const look = async () => reading?.look(person.page.getByRole('main'));
    await person.click(person.link('Nouvelle valorisation').first());
    await this.search.waitFor();
    await look();
    await this.pickFunction(search, job);
    await person.button('Continuer avec cette fonction').waitFor();
    await look();
    await person.click(person.button('Continuer avec cette fonction'));
    await person.fill(this.personName, name);
    await look();
    await person.click(this.withoutSeniority);
    await look();
    await person.click(this.keepPlanned);
    await this.amount.waitFor();
  }

  /** From the dashboard to the page of all criteria. */
  async begin(name: string): Promise<void> {
    const { person } = this;
    await this.chooseFunction();
    await person.click(person.button('Continuer avec cette fonction'));
    await person.fill(this.personName, name);
    await this.toAllCriteria();
    await person.heading('Agent de service').waitFor();
  }

  /** From the situation, which goes on to the first question. */
  async toAllCriteria(): Promise<void> {
    const { person } = this;
    await person.click(this.withoutSeniority);
    await person.click(this.toCriteria);
    await person.click(person.link('Tous les critères'));
  }

  /** From the dashboard to the amount, with the function's degrees. */
  async complete(name: string): Promise<void> {
    const { person } = this;
    await this.begin(name);
    await person.click(person.button('Prendre les degrés prévus (3 critères)'));
    await person.click(person.button('Calculer'));
    await this.amount.waitFor();
  }
}
